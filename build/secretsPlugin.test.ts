import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build, resolveConfig } from 'vite';
import { publishedSecrets } from './secretsPlugin.ts';

const here = `${import.meta.dirname}/..`;
const jwt = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ iss: 'supabase', role }), 'signature']
    .map(btoa)
    .join('.')
    .replace(/=/g, '');
const uuid = '0d9d3f0e-8f1f-4b0a-9c63-2f7f6f4f1c11';
let root: string;

beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'parley-secrets-')), 'app');
  mkdirSync(root);
});

afterEach(() => rmSync(join(root, '..'), { recursive: true }));

/** Builds a page with this text in its script. */
async function buildOf(said: string, { env = '', sourcemap = false as boolean | 'hidden', css = '' } = {}) {
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./main.js"></script>');
  writeFileSync(join(root, 'main.js'), `import './main.css'; console.log(${JSON.stringify(said)});`);
  writeFileSync(join(root, 'main.css'), css);
  writeFileSync(join(root, '.env'), env);
  await build({
    configFile: false,
    root,
    envDir: root,
    logLevel: 'silent',
    plugins: [publishedSecrets()],
    build: { write: false, sourcemap },
  });
}

describe('a build stops at', () => {
  it.each<[string, string, RegExp]>([
    ['a service role', jwt('service_role'), /service_role key of Supabase/],
    ['a secret key of Supabase', 'sb_secret_abcdefgh', /secret key of Supabase/],
    ['an access token of Supabase', `sbp_${'0f'.repeat(20)}`, /access token of Supabase/],
    ['a secret key of Stripe', 'sk_live_abcdefgh', /secret key of Stripe/],
    ['a webhook’s secret', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', /secret of a webhook/],
    ['a model provider’s key', `sk-proj-${'a1'.repeat(12)}`, /model provider/],
    ['a token of Sentry', `sntrys_${'a1'.repeat(12)}`, /token of Sentry/],
    ['a private key', '-----BEGIN RSA PRIVATE KEY-----', /a private key/],
  ])('%s in a script, and does not repeat it [C5]', async (_, secret, words) => {
    await expect(buildOf(`before ${secret} after`)).rejects.toThrow(words);
    await expect(buildOf(`before ${secret} after`)).rejects.not.toThrow(secret);
  });

  it('one in a style sheet [C5]', async () => {
    const css = 'a { background: url("https://a.test/?k=sb_secret_abcdefgh") }';
    await expect(buildOf('', { css })).rejects.toThrow(/\.css: a secret key of Supabase/);
  });

  it('the value that the environment keeps for servers [C5]', async () => {
    const env = `VAPI_PRIVATE_KEY=${uuid}\n`;
    await expect(buildOf(`key ${uuid}`, { env })).rejects.toThrow(/the value of VAPI_PRIVATE_KEY/);
  });

  it.each([true, 'hidden'] as const)('source maps: %s [C5]', async (sourcemap) => {
    await expect(buildOf('Hello', { sourcemap })).rejects.toThrow(/\.js\.map: a source map/);
  });
});

describe('a build goes on with', () => {
  it.each([
    ['public keys', `${jwt('anon')} sb_publishable_abcdefgh ${uuid}`],
    [
      'words that only look like keys',
      'ask-the-agent-about-your-plan-2026 sb_secret_ sk_live_ task-force-one-two-three',
    ],
  ])('%s [C5]', async (_, said) => {
    await expect(buildOf(said, { env: 'VAPI_PRIVATE_KEY=other-key-1\n' })).resolves.toBeUndefined();
  });
});

it('the app’s own build has the check [C5]', async () => {
  const { plugins } = await resolveConfig({ configFile: `${here}/vite.config.ts` }, 'build');
  expect(plugins.map(({ name }) => name)).toContain('parley:published-secrets');
});
