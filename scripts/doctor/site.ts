import { readEnvironment } from '../../app/env.ts';
import { embeddedPublishableKey } from '../../src/services/embedded.ts';
import { revalidate, cacheControl } from '../../build/cacheHeaders.ts';
import { securityHeaders } from '../../build/securityHeaders.ts';
import { attempt, property, type Ask } from './ask.ts';
import { error, ok, warning, type Finding } from './report.ts';
import type { Values } from './variables.ts';

const files =
  'Deploy what this build wrote for the host (docs/deploy.md): dist/app, dist/hosting or .vercel/output.';

/** Hosts spell 'revalidate each time' in different ways. */
const asksAnew = (value: string | null) => /no-cache|no-store|max-age=0\b/.test(value ?? '');

const meta = (text: string, name: string) =>
  new RegExp(`<meta name="${name}" content="([^"]+)"`).exec(text)?.[1];

/** The backend's key that the page was built with, which it carries for its first requests. */
const keyIn = (text: string) => /"key":"([^"]*)"/.exec(/data-page='([^']*)'/.exec(text)?.[1] ?? '')?.[1];

/** A build for the embedded services works only where `npm start` answers for them. */
async function services(ask: Ask, site: string, text: string, values: Values): Promise<Finding[]> {
  const { supabase, agent } = readEnvironment(values, site);
  const key = keyIn(text) ?? supabase.key;
  const findings: Finding[] = [];
  if (supabase.hosted && key !== supabase.key)
    findings.push(
      error(
        `${site} was built with another key than VITE_SUPABASE_ANON_KEY`,
        'Set the same variables at the host and here, and build again.',
      ),
    );
  const isAgentElsewhere = agent.hosted || agent.baseUrl !== '';
  if (key !== embeddedPublishableKey && isAgentElsewhere) return findings;
  const { status, json } = await ask(`${site}/auth/v1/settings`, {
    headers: { apikey: embeddedPublishableKey },
  });
  const isServed = status === 200 && property(json, 'external') !== undefined;
  if (isServed) return [...findings, ok('The embedded services answer')];
  if (key === embeddedPublishableKey)
    findings.push(
      error(
        `NOBODY CAN SIGN IN TO ${site}: it was built without an account backend, and has none of its own`,
        'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY in the host’s settings and build again (docs/deploy.md).',
      ),
    );
  if (!isAgentElsewhere)
    findings.push(
      warning(
        `The agent of ${site} answers nobody: it is the embedded one, which is not there`,
        'Set VITE_ASSISTANT_URL, or VITE_VAPI_PUBLIC_KEY and VITE_VAPI_ASSISTANT_ID, in the host’s settings and build again.',
      ),
    );
  return findings;
}

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
          `It needs Cache-Control: ${revalidate}. ${files}`,
        ),
  );
  const script = /\/assets\/[\w.-]+\.js/.exec(text)?.[0];
  if (script === undefined)
    return [...findings, error('The page is not this app', 'Give the address where the app is served.')];
  const version = meta(text, 'version');
  if (version !== undefined)
    findings.push(
      ok(`${site} is version ${version}, for ${meta(text, 'environment') ?? 'nobody says what'}`),
    );
  findings.push(...(await services(ask, site, text, values)));
  const rows = await ask(`${site}/rest/v1/none/none`, { headers: { accept: 'text/html' } });
  findings.push(
    rows.status >= 400
      ? ok('The page is not sent where a backend would answer')
      : warning(
          `/rest/v1/… answers ${rows.status} and not 404: a client would take the page for rows`,
          files,
        ),
  );
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
