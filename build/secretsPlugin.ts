import { loadEnv, type Plugin } from 'vite';
import { secretsInFile } from './secrets.ts';

/**
 * Fails a build of the app whose files contain a secret, wherever it comes from, or a source map, which would publish
 * the sources.
 */
export function publishedSecrets(): Plugin {
  let variables: Record<string, string> = {};
  return {
    name: 'parley:published-secrets',
    apply: 'build',
    configResolved({ mode, envDir }) {
      if (envDir !== false) variables = loadEnv(mode, envDir, '');
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const isApp = Object.values(bundle).some(
          (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith('/app/index.html'),
        );
        // Storybook builds its pages with these plugins too, with source maps.
        if (!isApp) return;
        const problems = Object.entries(bundle).flatMap(([file, output]) => {
          const content = output.type === 'chunk' ? output.code : output.source;
          const text = typeof content === 'string' ? content : new TextDecoder('latin1').decode(content);
          const mapped = file.endsWith('.map') || /^\/[/*][#@] sourceMappingURL=/m.test(text);
          return [...secretsInFile(text, variables), ...(mapped ? ['a source map'] : [])].map(
            (what) => `- ${file}: ${what}`,
          );
        });
        if (problems.length > 0)
          this.error(
            `The built files would publish what belongs to servers:\n${problems.join('\n')}\nRemove it from the sources and revoke the key, or turn source maps off.`,
          );
      },
    },
  };
}
