import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { hashedFiles } from '../cacheHeaders.ts';
import { readEnvironment } from '../../app/env.ts';
import { securityHeaders } from '../securityHeaders.ts';
import { headersFile, notFoundFiles, notFoundPage, redirectsFile } from './headerFiles.ts';
import { missingServices } from './missingServices.ts';
import { nginxConfig } from './nginx.ts';
import { vercelConfig } from './vercel.ts';

const rules = ['_headers', '_redirects'];

/** Writes the output that Vercel expects: the files, and the configuration for serving them. */
function writeVercel(target: string, built: string, headers: Readonly<Record<string, string>>) {
  rmSync(target, { recursive: true, force: true });
  cpSync(built, join(target, 'static'), {
    recursive: true,
    filter: (file) => !rules.includes(basename(file)),
  });
  writeFileSync(join(target, 'config.json'), `${JSON.stringify(vercelConfig(headers), undefined, 2)}\n`);
}

/**
 * Writes what each host needs to send the app with the right headers, for the variables of the same build: `_headers`
 * and `_redirects` into the app's folder, `nginx.conf` beside it, and on Vercel's machines `.vercel/output`. Warns
 * when the app would not work on the host.
 */
export function hosting(): Plugin {
  let config: ResolvedConfig;
  let headers: Record<string, string> | undefined;
  let warning: string | undefined;
  return {
    name: 'parley:hosting',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // Storybook builds its pages with these plugins too, and needs other headers.
        if (!bundle['index.html'] || config.envDir === false) return;
        const values = loadEnv(config.mode, config.envDir, 'VITE_');
        headers = securityHeaders(values);
        warning = missingServices(readEnvironment(values, 'http://localhost'), process.env);
        const named = [...Object.keys(bundle), ...readdirSync(config.publicDir)];
        const files = named.filter((file) => !`/${file}`.startsWith(hashedFiles));
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        emit('_headers', headersFile(headers, files));
        emit('_redirects', redirectsFile);
        for (const file of notFoundFiles) emit(file, notFoundPage);
      },
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (!headers) return;
        const { outDir } = config.build;
        const nginx = join(outDir, '../hosting');
        mkdirSync(nginx, { recursive: true });
        writeFileSync(join(nginx, 'nginx.conf'), nginxConfig(headers));
        if (process.env.VERCEL) writeVercel(join(outDir, '../../.vercel/output'), outDir, headers);
        // Logged last, because readers of a host's log look at its end.
        if (warning) config.logger.warn(warning);
      },
    },
  };
}
