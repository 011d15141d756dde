import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveConfig } from 'vite';
import { environment } from './environmentPlugin.ts';

const here = `${import.meta.dirname}/..`;
let envDir: string;

beforeEach(() => {
  envDir = mkdtempSync(join(tmpdir(), 'parley-env-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(envDir, { recursive: true });
});

const resolve = (command: 'build' | 'serve') =>
  resolveConfig({ configFile: false, root: envDir, envDir, plugins: [environment()] }, command);

describe.each(['build', 'serve'] as const)('vite %s', (command) => {
  it('stops at a private key of the environment, and says why and what to do [C5]', async () => {
    vi.stubEnv('VITE_VAPI_PRIVATE_KEY', 'k-1234');
    await expect(resolve(command)).rejects.toThrow(
      /would publish a secret[^]*VITE_VAPI_PRIVATE_KEY[^]*Remove it[^]*revoke/,
    );
  });

  it('stops at a private key in an .env file, and at a public key that is really the private one [C5]', async () => {
    writeFileSync(join(envDir, '.env.local'), 'VITE_VAPI_PUBLIC_KEY=k-1234\nVAPI_PRIVATE_KEY=k-1234\n');
    await expect(resolve(command)).rejects.toThrow(/has the value of VAPI_PRIVATE_KEY/);
    await expect(resolve(command)).rejects.not.toThrow(/k-1234/);
  });

  it('goes on with public keys, and with private ones that stay on the server [C5]', async () => {
    writeFileSync(join(envDir, '.env'), 'VITE_VAPI_PUBLIC_KEY=k-1234\nVAPI_PRIVATE_KEY=k-5678\n');
    expect((await resolve(command)).env).toMatchObject({ VITE_VAPI_PUBLIC_KEY: 'k-1234' });
  });
});

it('the app’s own configuration has the check [C5]', async () => {
  vi.stubEnv('VITE_STRIPE_SECRET', 'x');
  await expect(resolveConfig({ configFile: `${here}/vite.config.ts` }, 'build')).rejects.toThrow(
    /VITE_STRIPE_SECRET/,
  );
});
