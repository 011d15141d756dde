import { createElement, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useLanguage } from '../src/screens/shell/language/LanguageProvider.tsx';
import { LoadError } from '../src/ui/primitives/LoadError/LoadError.tsx';
import { type Checks, problemsInEveryLanguage } from './everyLanguage.ts';
import { withLanguage } from './languageCondition.tsx';
import { untranslatedMatcher } from './untranslatedTexts.ts';

const nothing = (): string[] => [];
let root: Root;

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<div id="story"></div>';
  root = createRoot(document.getElementById('story')!);
});
afterEach(() => {
  root.unmount();
  document.documentElement.dir = 'ltr';
});

/** Shows a page as the catalogue shows a story, and lists the problems that are found in German and Arabic. */
async function look(Page: () => React.ReactNode, id = 'screens-control--page', checks: Partial<Checks> = {}) {
  const context = { globals: {}, loaded: {} } as unknown as Parameters<typeof withLanguage>[1];
  const element = withLanguage(() => createElement(Page), context);
  root.render(element as React.ReactNode);
  await expect.poll(() => document.getElementById('story')?.innerHTML).not.toBe('');
  return problemsInEveryLanguage(id, { sideways: nothing, axe: async () => [], ...checks });
}

const failure = () => createElement(LoadError, { subject: 'Ada', onRetry: () => undefined });
const html = (__html: string) => () => createElement('div', { dangerouslySetInnerHTML: { __html } });

it('finds nothing where every label is translated, and shows the page as it stands', async () => {
  const starts: number[] = [];
  const Page = () => {
    useState(() => starts.push(1));
    return failure();
  };
  expect(await look(Page)).toEqual([]);
  expect(starts).toEqual([1]);
  expect(document.body.textContent).toContain('إعادة المحاولة');
});

it.each([
  ['a text', '<p>Sign up here</p>', 'Sign up here'],
  ['a name for screen readers', '<button aria-label="Show password"></button>', 'Show password'],
  ['a placeholder', '<input placeholder="Forgot password?">', 'Forgot password?'],
  [
    'a placeholder of a field for any language',
    '<input dir="auto" placeholder="Forgot password?">',
    'Forgot password?',
  ],
  ['a text with a value', '<p>Ada could not be loaded.</p>', 'Ada could not be loaded.'],
])('finds %s that is English still [W4]', async (_, page, text) => {
  const found = await look(html(page));
  expect(found).toEqual([`de: a text is English still: ${text}`, `ar: a text is English still: ${text}`]);
});

it.each([
  ['said in a conversation', '<p dir="auto">Sign up here</p>'],
  ['in a language of its own', '<p lang="en">Sign up here</p>'],
  ['not shown', '<p hidden>Sign up here</p>'],
  ['nobody’s label', '<p>Ada Lovelace lives in London</p>'],
])('leaves alone what is %s', async (_, page) => {
  expect(await look(html(page))).toEqual([]);
});

it('leaves components alone, whose texts are those of their story', async () => {
  expect(await look(html('<p>Sign up here</p>'), 'primitives-text--body')).toEqual([]);
});

it('finds a button whose text fits in English only, and not what is cut in every language [W4]', async () => {
  const inBox = (what: React.ReactNode) =>
    createElement('div', { style: { width: 60, overflow: 'hidden', whiteSpace: 'nowrap' } }, what);
  const narrow = () =>
    createElement(
      'div',
      null,
      createElement(
        'style',
        null,
        '#story button { width: 70px; padding: 0; white-space: nowrap; overflow: hidden; }',
      ),
      failure(),
      inBox('A very long name that is cut in every language'),
    );
  const found = await look(narrow);
  expect(found.join('\n')).toMatch(/^de: a text is cut: Erneut versuchen/m);
  expect(found.join('\n')).not.toContain('A very long name');
});

it('finds a value that is hidden at the edge of its box, and a choice that its select cuts [W4]', async () => {
  const Page = () => {
    const text = useLanguage().language === 'de' ? 'Ein Text, der länger ist' : 'A text';
    return createElement(
      'div',
      null,
      createElement(
        'style',
        null,
        '#story :is(dd, select) { width: 100px; overflow: hidden; white-space: nowrap; }',
      ),
      createElement('dl', null, createElement('dd', null, createElement('bdi', null, text))),
      createElement('select', { 'aria-label': 'A choice' }, createElement('option', null, text)),
    );
  };
  const found = await look(Page);
  expect(found.map((problem) => problem.replace(/ \(.*/, ''))).toEqual([
    'de: a text is cut: Ein Text, der länger ist',
    'de: a text is cut: Ein Text, der länger ist',
  ]);
});

it('finds a page that scrolls sideways in another language only [W4]', async () => {
  const wideIn = (language: string) => () =>
    document.documentElement.lang === language ? ['the page scrolls sideways'] : [];
  expect(await look(failure, 'flows-control--page', { sideways: wideIn('ar') })).toEqual([
    'ar: the page scrolls sideways',
  ]);
  document.documentElement.lang = 'en';
  expect(
    await look(failure, 'flows-control--page', { sideways: () => ['the page scrolls sideways'] }),
  ).toEqual([]);
});

it('lets axe look at each screen once in each language [W4]', async () => {
  const page = html('<h1>A screen that no other test shows</h1>');
  const looked: string[] = [];
  let problems = ['a problem'];
  const axe = async () => {
    looked.push(document.documentElement.lang);
    return problems;
  };
  // A second attempt at a story must find its problems again.
  for (const attempt of [1, 2]) {
    expect([attempt, ...(await look(page, undefined, { axe }))]).toEqual([
      attempt,
      'de: a problem',
      'ar: a problem',
    ]);
    document.documentElement.lang = 'en';
  }
  problems = [];
  looked.length = 0;
  for (let times = 0; times < 2; times++) {
    expect(await look(page, undefined, { axe })).toEqual([]);
    document.documentElement.lang = 'en';
  }
  expect(looked).toEqual(['de', 'ar']);
});

it('takes no text for English that says the same in the other language', () => {
  const isUntranslated = untranslatedMatcher(
    {
      labels: { A: { on: 'Online', one: 'Stop' }, B: { two: 'Stop', of: '{a} of {b}' } },
      sentences: { 'All right.': '' },
    },
    {
      labels: { A: { on: 'Online', one: 'Anhalten' }, B: { two: 'Stop', of: '{a} von {b}' } },
      sentences: { 'All right.': 'Gut.' },
    },
  );
  expect(['Online', 'Stop', '2 of 3', 'All right.'].filter(isUntranslated)).toEqual(['All right.']);
});
