import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { AccountData } from '../src/screens/shell/account/useAccount.ts';
import { message } from '../src/screens/agent/conversation/entries.ts';
import { callFacts } from '../src/screens/agent/actions/facts.ts';
import { factNames } from '../src/services/chat.ts';
import { hostedCallLanguage } from '../src/services/hostedCallLanguage.ts';
import { plans } from '../src/services/plans.ts';
import { mapProfileFields, profileFieldNames } from '../src/services/profileFields.ts';
import { toolDefinitions } from '../src/services/toolDefinitions.ts';
import { taskKinds } from '../src/services/taskKinds.ts';

const root = `${import.meta.dirname}/..`;
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const text = read('docs/assistant.json');
const assistant = JSON.parse(text);
const prompt: string = assistant.model.messages[0].content;
const variablesIn = (template: string): Set<string> =>
  new Set(
    [...template.matchAll(/\{\{ *(\w+)|\{% *if (\w+)/g)].map(([, value, asked]) => value ?? asked ?? ''),
  );

/** Corrects a type: the SDK says that `clientMessages` is one of them, but the API takes a list. */
const typed = (json: string) => `import type { CreateAssistantDTO as DTO } from '@vapi-ai/web/dist/api.js';
type Messages = { clientMessages: NonNullable<DTO['clientMessages']>[] };
export const assistant: Omit<DTO, 'clientMessages'> & Messages = ${json};
`;

/** TypeScript's errors; '' for none. Importing the JSON would lose its literal types. */
async function complaints(json: string) {
  mkdirSync(`${root}/dist`, { recursive: true });
  const folder = mkdtempSync(`${root}/dist/assistant-`);
  try {
    writeFileSync(`${folder}/assistant.ts`, typed(json));
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'preserve'];
    const tsc = `${root}/node_modules/.bin/tsc`;
    return await promisify(execFile)(tsc, [...options, `${folder}/assistant.ts`]).then(
      ({ stdout }) => stdout,
      (error: { stdout?: string; message: string }) => error.stdout ?? error.message,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('docs/assistant.json', () => {
  it('is an assistant by the types of the SDK [C5, E12]', async () => {
    expect(await complaints(text)).toBe('');
  });

  it.each([
    ['silence', { silence: 30 }],
    ['"9"', { voice: { ...assistant.voice, version: '9' } }],
    ['transcripts', { clientMessages: ['transcripts'] }],
  ])('would not be one with %s [C5, E12]', async (named, wrong) => {
    expect(await complaints(JSON.stringify({ ...assistant, ...wrong }))).toContain(named);
  });

  it.each(['de', 'ar'] as const)(
    'is the same assistant in a call in %s: its settings, with the words and the language exchanged [W12]',
    async (language) => {
      const settings = hostedCallLanguage(language);
      const inLanguage = { ...assistant, ...settings };
      expect(await complaints(JSON.stringify(inLanguage))).toBe('');
      expect(settings.transcriber).toEqual({ ...assistant.transcriber, language });
      expect(settings.voice).toEqual({ ...assistant.voice, language: 'auto' });
      expect(variablesIn(settings.firstMessage ?? '')).toEqual(variablesIn(assistant.firstMessage));
      // The same without what is said.
      const silent = (hooks: unknown) =>
        JSON.stringify(hooks, (key, value) => (key === 'exact' ? value.length : value));
      expect(silent(settings.hooks)).toBe(silent(assistant.hooks));
      expect(JSON.stringify(settings)).not.toMatch(/Hello|Goodbye|still/);
    },
  );

  it('has the tools that the app understands [V17]', () => {
    expect(assistant.model.tools).toEqual(toolDefinitions);
    const named = toolDefinitions.filter((tool) => !prompt.includes(tool.function.name));
    expect(named).toEqual([]);
  });

  it('asks for every message that the voice client reads [S10, S8]', () => {
    const possible = /case ['"]((?:[a-z]+-)*[a-z]+)(?:\[.*?\])?['"]:|type === '([a-z-]+)'/g;
    const known = new Set([
      'conversation-update',
      'hang',
      'language-changed',
      'model-output',
      'speech-update',
      'status-update',
      'transcript',
      'tool-calls',
      'tool-calls-result',
      'transfer-update',
      'user-interrupted',
      'voice-input',
    ]);
    const sources = globSync(`${root}/app/adapters/vapi/voice*.ts`).filter(
      (file) => !file.includes('.test.'),
    );
    const words = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(possible)].map(([, inCase, inTest]) => inCase ?? inTest),
    );
    const heard = [...new Set(words.filter((word) => word !== undefined && known.has(word)))];
    expect(heard).toEqual(expect.arrayContaining(['transcript', 'tool-calls', 'status-update']));
    expect(assistant.clientMessages).toEqual(expect.arrayContaining(heard));
  });

  it('tells the plans, their prices and what they include as they are [K2]', () => {
    const said = [...prompt.matchAll(/(\w+) costs \$(\d+) \(([^)]+)\)/g)].map(([, ...said]) => said);
    const inASentence = (features: readonly string[]) =>
      features.map((each) => each.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())).join(', ');
    expect(said).toEqual(plans.map(({ name, price, features }) => [name, `${price}`, inASentence(features)]));
  });

  it('is told every fact that the app sends, and waits for no other [V17]', () => {
    const account = {
      user: { id: 'u1', email: 'ada@example.com', fullName: 'Ada' },
      profile: { data: mapProfileFields((name) => `the ${name}`) },
      billing: { data: { plan: 'pro', status: 'active', paymentMethod: 'PayPal' } },
      payments: { data: [] },
    } as unknown as AccountData;
    const facts = callFacts(account, [message('user', 'Hello')], 'help@example.com', 'en');
    expect(Object.keys(facts).toSorted()).toEqual(factNames.toSorted());
    const asked = variablesIn(`${assistant.firstMessage} ${prompt}`);
    expect([...asked].toSorted()).toEqual(factNames.toSorted());
  });
});

it('docs/assistant.md says of each tool whether it asks first, and names every plan and every field [V17, K2]', () => {
  const guide = read('docs/assistant.md');
  const rows = new Map(
    [...guide.matchAll(/^\| `(\w+)` \| (.+) \| (yes|no) \|$/gm)].map(([, name, text, asks]) => [
      name,
      { text, asks },
    ]),
  );
  const asked = Object.entries(taskKinds).map(([name, { needsApproval }]) => [
    name,
    needsApproval ? 'yes' : 'no',
  ]);
  expect([...rows].map(([name, { asks }]) => [name, asks])).toEqual(asked);
  const quoted = (text = '') => [...text.matchAll(/`(\w+)`/g)].map(([, word]) => word);
  expect(quoted(rows.get('edit_profile')?.text)).toEqual(profileFieldNames);
  expect(quoted(rows.get('subscribe')?.text)).toEqual(['plan', ...plans.map(({ id }) => id)]);
});

it('docs/assistant.md explains each tool and each variable', () => {
  const guide = read('docs/assistant.md');
  const names = [...toolDefinitions.map((tool) => tool.function.name), ...variablesIn(prompt)];
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
