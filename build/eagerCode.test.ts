import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { eagerCode } from './eagerCode.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parley-eager-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Builds an app of these files, which have the names of the app's own files. */
async function buildOf(files: Record<string, string>) {
  const said: string[] = [];
  const page = '<script type="module" src="./main.js"></script>';
  for (const [name, text] of Object.entries({ 'app/index.html': page, ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  await build({
    configFile: false,
    root: join(root, 'app'),
    plugins: [eagerCode()],
    build: {
      write: false,
      rolldownOptions: { onLog: (_level, log) => said.push(log.message) },
    },
    logLevel: 'silent',
  });
  return said.join('\n');
}

const says = (text: string) => `console.log(${JSON.stringify(text)}); export const text = 1;`;
const later = (path: string) => `import(${JSON.stringify(path)}).then((it) => console.log(it.text));`;
const now = (path: string) => `import { text } from ${JSON.stringify(path)}; console.log(text);`;

describe('the build', () => {
  it('goes on when voice is loaded by a dynamic import of its own, and says what comes before [C7]', async () => {
    const said = await buildOf({
      'app/main.js': later('./signedIn.js') + now('./adapters/vapi/chat.js'),
      'app/signedIn.js': later('./adapters/vapi/voice.js') + says('signed in'),
      'app/adapters/vapi/chat.js': says('chat'),
      'app/adapters/vapi/voice.js': now('@vapi-ai/web'),
      'node_modules/@vapi-ai/web/index.js': says('sdk'),
      'node_modules/@vapi-ai/web/package.json': '{"name":"@vapi-ai/web","main":"index.js"}',
    });
    expect(said).toMatch(/0 bytes of voice/);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'the entry imports the browser’s voice',
      { 'app/main.js': now('./adapters/browser/voice.js'), 'app/adapters/browser/voice.js': says('voice') },
      /before the voice dialog opens[^]*adapters\/browser\/voice\.js, \d+ bytes, in assets\/index/,
    ],
    [
      'a screen that is loaded later imports the SDK',
      {
        'app/main.js': later('./signedIn.js'),
        'app/signedIn.js': now('@daily-co/daily-js'),
        'node_modules/@daily-co/daily-js/index.js': says('sdk'),
        'node_modules/@daily-co/daily-js/package.json': '{"name":"@daily-co/daily-js","main":"index.js"}',
      },
      /@daily-co\/daily-js\/index\.js, \d+ bytes, in assets\/signedIn/,
    ],
    [
      'the entry imports a service’s client',
      {
        'app/main.js': now('@supabase/auth-js'),
        'node_modules/@supabase/auth-js/index.js': says('client'),
        'node_modules/@supabase/auth-js/package.json': '{"name":"@supabase/auth-js","main":"index.js"}',
      },
      /with the page or the dashboard:[^]*@supabase\/auth-js\/index\.js in assets\/index/,
    ],
    [
      'the account imports one',
      {
        'app/main.js': later('./screens/shell/SignedIn.tsx'),
        'app/screens/shell/SignedIn.tsx': now('@supabase/auth-js'),
        'node_modules/@supabase/auth-js/index.js': says('client'),
        'node_modules/@supabase/auth-js/package.json': '{"name":"@supabase/auth-js","main":"index.js"}',
      },
      /@supabase\/auth-js\/index\.js in assets\/SignedIn/,
    ],
  ])('fails when %s [C7]', async (_, files, message) => {
    await expect(buildOf(files)).rejects.toThrow(message);
  });
});
