import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forbiddenImports } from '../scripts/forbiddenImports.ts';
import { rules } from '../scripts/importRules.ts';
import { isBarrel, rawColours } from '../scripts/sourceRules.ts';

const files = globSync(
  '{src,app,build,server,mocks,stories,tests,supabase,scripts}/**/*.{ts,tsx}',
).toSorted();
const read = (file: string) => readFileSync(file, 'utf8');
/** Written by a generator: as long as it has to be. */
const generated = ['app/adapters/supabase/database.types.ts'];

describe('the tree', () => {
  it('has files in the folders of the import table', () => {
    expect(files.length).toBeGreaterThan(20);
  });

  // It reads every file, which takes a minute on a machine that does much else.
  it('imports only what the table allows', { timeout: 180_000 }, () => {
    expect(files.flatMap((file) => forbiddenImports(file, read(file)))).toEqual([]);
  });

  it('has no barrels in src', () => {
    const inside = files.filter((file) => file.startsWith('src/'));
    expect(inside.filter((file) => isBarrel(file, read(file)))).toEqual([]);
  });

  it('names no file or folder utils, helpers or common', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common)(\/|\.|$)/i.test(file))).toEqual([]);
  });

  it('has no file over 250 lines: it would have two subjects', () => {
    const long = files.filter((file) => !generated.includes(file) && read(file).split('\n').length > 251);
    expect(long).toEqual([]);
  });

  it('has raw colours only in the theme', () => {
    const coloured = files.filter(
      (file) =>
        /^(src|app)\//.test(file) &&
        !file.startsWith('src/ui/theme/') &&
        !/\.(test|stories)\.tsx?$/.test(file),
    );
    expect(coloured.flatMap((file) => rawColours(file, read(file)))).toEqual([]);
  });

  it('uses ids and the clipboard in one place each, because browsers deny them to pages over plain http [X11]', () => {
    const alone: Readonly<Record<string, RegExp>> = {
      'src/services/randomId.ts': /\.randomUUID\(/,
      'src/screens/agent/conversation/copyText.ts': /navigator\.clipboard\b/,
    };
    const inPage = files.filter(
      (file) => /^(src|app)\//.test(file) && !/^app\/journeys\/|\.(test|stories)\.tsx?$/.test(file),
    );
    const found = Object.entries(alone).flatMap(([place, pattern]) =>
      inPage.filter((file) => file !== place && pattern.test(read(file))),
    );
    expect(found).toEqual([]);
  });

  it('formats dates and numbers in one place, which obeys what the user has chosen [U40]', () => {
    const own: readonly string[] = [
      'src/services/formats.ts',
      // It makes the browser load its data, and shows nothing.
      'src/screens/shell/warmUpIntl.ts',
      // It shows how things are written in ways that are not chosen.
      'src/screens/profile/preferences/preferenceOptions.ts',
      // A spreadsheet goes by the device.
      'src/screens/payments/csv.ts',
    ];
    // What is said with 'en' belongs to an English sentence, such as a limit of characters.
    const formats = /\bIntl\.(?:DateTime|Number)Format\(|\.toLocale(?:Date|Time)?String\((?!'en'\))/;
    const local = /\.get(?:FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(/;
    // The component library knows no account: its numbers go by the `locale` of its LabelsProvider.
    const inPage = files.filter(
      (file) => /^(src\/(screens|services)|app)\//.test(file) && !/\.(test|stories)\.tsx?$/.test(file),
    );
    const found = (pattern: RegExp, allowed: readonly string[]) =>
      inPage.filter((file) => !allowed.includes(file) && pattern.test(read(file)));
    expect(found(formats, own)).toEqual([]);
    expect(found(local, ['src/services/calendar.ts'])).toEqual([]);
  });

  it('keeps the stories of a component beside it', () => {
    const stories = files.filter((file) => /^src\/.*\.stories\.tsx$/.test(file));
    const folders = new Set(files.filter((file) => /(?<!\.stories)\.tsx$/.test(file)).map(dirname));
    expect(stories.filter((file) => !folders.has(dirname(file)))).toEqual([]);
  });
});

describe('the checker refuses', () => {
  it.each([
    ['a vendor in ui', 'src/ui/primitives/A/A.tsx', "import { createClient } from '@supabase/supabase-js';"],
    ['services in ui', 'src/ui/primitives/A/A.tsx', "import { plans } from '../../../services/plans.ts';"],
    [
      'a metrics package outside the theme',
      'src/ui/primitives/A/A.css.ts',
      "import { createFontStack } from '@capsizecss/core';",
    ],
    ['React in services', 'src/services/a.ts', "import { useState } from 'react';"],
    ['Node in services', 'src/services/a.ts', "import fs from 'fs';"],
    [
      'an adapter in screens',
      'src/screens/billing/A.tsx',
      "import { a } from '../../../app/adapters/vapi/voice.ts';",
    ],
    [
      'the mocks in src',
      'src/screens/billing/A.tsx',
      "import { fakeVoice } from '../../../mocks/fakeVoice.ts';",
    ],
    [
      'the mocks in a component story',
      'src/ui/primitives/A/A.stories.tsx',
      "import { ada } from '../../../../mocks/personas.ts';",
    ],
    ['another adapter', 'app/adapters/vapi/voice.ts', "import { client } from '../supabase/client.ts';"],
    ["another adapter's vendor", 'app/adapters/vapi/voice.ts', "import * as Sentry from '@sentry/react';"],
    [
      "screens in an adapter's test",
      'app/adapters/vapi/voice.test.ts',
      "import { voiceError } from '../../../src/screens/agent/call/voiceErrors.ts';",
    ],
    [
      'a translation in a component',
      'src/ui/primitives/A/A.tsx',
      "import german from '../../../../translations/de.json';",
    ],
    ['the mocks in the app', 'app/main.tsx', "import { fakeVoice } from '../mocks/voice/fakeVoice.ts';"],
    ['the app in the mocks', 'mocks/a.ts', "import { environment } from '../app/env.ts';"],
    ['screens in the server', 'server/a.ts', "import { App } from '../src/screens/shell/App.tsx';"],
    [
      'the call in the chat',
      'src/screens/agent/chat/A.tsx',
      "import { CallMain } from '../call/CallMain.tsx';",
    ],
    [
      'one feature in another',
      'src/screens/billing/A.tsx',
      "import { Landing } from '../landing/Landing.tsx';",
    ],
    ['the server in the app', 'app/main.ts', "import { openBackend } from '../server/backend.ts';"],
    ['the server in the build', 'build/a.ts', "import { openBackend } from '../server/backend.ts';"],
    ['the mocks in the server', 'server/a.ts', "import { ada } from '../mocks/personas.ts';"],
    ['scripts in the tests', 'tests/journeys/a.ts', "import { run } from '../../scripts/bench/run.ts';"],
    ['a folder without a rule', 'src/other/a.ts', ''],
    ['a type-only import', 'src/services/a.ts', "import type { ReactNode } from 'react';"],
    ['an imported type', 'src/services/a.ts', "export type Node = import('react').ReactNode;"],
    ['a dynamic import', 'src/services/a.ts', "export const load = () => import('react');"],
    [
      'an import with a computed name',
      'src/services/a.ts',
      'export const load = (name: string) => import(name);',
    ],
    ['a side-effect import', 'src/services/a.ts', "import '@vapi-ai/web';"],
    ['a re-export', 'src/services/a.ts', "export { useState } from 'react';"],
    ['a re-export of everything', 'src/services/a.ts', "export * from 'react';"],
  ])('%s', (_what, file, source) => {
    expect(forbiddenImports(file, source)).toHaveLength(1);
  });

  it('a barrel, by its name or by its content', () => {
    expect(isBarrel('src/ui/index.ts', 'export const a = 1;')).toBe(true);
    expect(isBarrel('src/ui/all.ts', "export * from './A/A.tsx';\nexport { B } from './B/B.tsx';")).toBe(
      true,
    );
    expect(isBarrel('src/ui/primitives/A/A.ts', "import { a } from './a.ts';\nexport const b = a;")).toBe(
      false,
    );
  });

  it('a raw colour, in a string or a template', () => {
    expect(rawColours('src/a.ts', "const a = '#fff';")).toHaveLength(1);
    expect(rawColours('src/a.ts', 'const a = `1px solid rgb(0 0 0 / 50%) ${b}`;')).toHaveLength(1);
    expect(rawColours('src/a.ts', "const a = '#main'; // #fff\n")).toEqual([]);
    expect(rawColours('src/a.ts', 'const picture = `<svg fill="#fff"/>`;')).toEqual([]);
  });
});

it('the checker allows what the table allows', () => {
  expect(
    [
      [
        'src/ui/primitives/A/A.tsx',
        "import { Menu } from '@base-ui/react/menu'; import { vars } from '../../theme/contract.css.ts';",
      ],
      [
        'src/ui/primitives/A/A.stories.tsx',
        "import { expect } from 'storybook/test'; import { A } from './A.tsx';",
      ],
      [
        'src/screens/billing/A.tsx',
        "import type { AuthPort } from '../../services/auth.ts'; import 'react';",
      ],
      ['app/adapters/vapi/voice.ts', "const vapi = import('@vapi-ai/web');"],
      [
        'app/adapters/vapi/a.browser.test.ts',
        "import '../../../mocks/callMachine.ts'; import 'msw/browser';",
      ],
      ['mocks/voice/callMachine.ts', "import type { DailyAdvancedConfig } from '@daily-co/daily-js';"],
      ['server/a.ts', "import { securityHeaders } from '../build/securityHeaders.ts'; import 'node:fs';"],
      [
        'stories/screens/A.stories.tsx',
        "import { ada } from '../../mocks/personas.ts'; import '../../src/screens/shell/App.tsx';",
      ],
    ].flatMap(([file, source]) => forbiddenImports(file!, source!)),
  ).toEqual([]);
  expect(new Set(rules.map(({ folder }) => folder)).size).toBe(rules.length);
});
