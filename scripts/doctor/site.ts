import { askedAnew, cacheControl } from '../../app/cacheHeaders.ts';
import { securityHeaders } from '../../app/securityHeaders.ts';
import { attempt, type Ask } from './ask.ts';
import { error, ok, warning, type Finding } from './report.ts';
import type { Values } from './variables.ts';

const files =
  'Deploy what this build wrote for the host (docs/deploy.md): dist/app, dist/hosting or .vercel/output.';

/** Hosts say the same in their own words. */
const asksAnew = (value: string | null) => /no-cache|no-store|max-age=0\b/.test(value ?? '');

async function page(ask: Ask, site: string, values: Values): Promise<Finding[]> {
  const { status, headers, text } = await ask(`${site}/`, { headers: { accept: 'text/html' } });
  if (status !== 200)
    return [error(`${site} answers ${status}`, 'Give the address where the app is served.')];
  const wrong = Object.entries(securityHeaders(values)).filter(
    ([name, value]) => headers.get(name) !== value,
  );
  const findings = wrong.map(([name]) =>
    error(`${site} sends another ${name}, or none: ${headers.get(name)?.slice(0, 80) ?? 'none'}`, files),
  );
  if (wrong.length === 0) findings.push(ok(`${site} sends every header, for these variables`));
  findings.push(
    asksAnew(headers.get('cache-control'))
      ? ok('The page is asked for anew each time')
      : error(
          'The page is kept: people would go on using an old one',
          `It needs Cache-Control: ${askedAnew}. ${files}`,
        ),
  );
  const script = /\/assets\/[\w.-]+\.js/.exec(text)?.[0];
  if (script === undefined)
    return [...findings, error('The page is not this app', 'Give the address where the app is served.')];
  const asset = await ask(site + script);
  findings.push(
    asset.headers.get('cache-control') === cacheControl(script)
      ? ok('Hashed files are kept for ever')
      : warning(`Hashed files are sent with Cache-Control: ${asset.headers.get('cache-control')}`, files),
  );
  const missing = await ask(`${site}/assets/none-00000000.js`);
  findings.push(
    missing.status === 404
      ? ok('A file that is gone is not the page')
      : warning(`A file that is gone answers ${missing.status}`, files),
  );
  return findings;
}

export const checkSite = (ask: Ask, site: string, values: Values): Promise<Finding[]> =>
  attempt(site, async () => {
    const { protocol, hostname } = new URL(site);
    const findings = await page(ask, site, values);
    if (protocol === 'http:' && hostname !== 'localhost' && hostname !== '127.0.0.1')
      findings.push(error(`${site} is not HTTPS`, 'Browsers give no microphone otherwise.'));
    return findings;
  });
