import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue, storiesShowingIn } from '../stories/docs/shownMessages.ts';
import { textsInPlay } from './shownMessages.ts';

const files = globSync('stories/{screens,flows}/**/*.stories.tsx').toSorted();
const showings = files.flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  return storiesShowingIn(source).map((showing) => ({
    ...showing,
    ...textsInPlay(file, source, showing.key),
  }));
});

describe('the error catalogue', () => {
  it('has every string of messages.ts and of the voice dialog', () => {
    const wordsOf = (name: string) => catalogue.find((message) => message.name === name)?.words;
    expect(wordsOf('toasts.profileFailed')).toEqual(['Error', 'Failed to update profile. Please try again.']);
    expect(wordsOf('toasts.subscribed')).toEqual([
      'Subscription Updated',
      'Successfully subscribed to Pro plan',
    ]);
    expect(wordsOf('toasts.linkFailed')).toEqual(['Error']);
    expect(wordsOf('chatFailed')).toHaveLength(1);
    expect(catalogue.length).toBeGreaterThan(40);
  });

  it('has a story for each of them [X1, X2, X3, X4, X5, X6, X7, X8, X9, X10]', () => {
    const shown = new Set(showings.map(({ message }) => message));
    expect(catalogue.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
  });

  it('is what stories name in parameters.shows', () => {
    const known = new Set(catalogue.map(({ name }) => name));
    expect(showings.filter(({ message }) => !known.has(message))).toEqual([]);
  });

  it('is looked for on the screen, word for word, by the stories that say they show it', () => {
    const silent = showings.filter(({ message, texts, names }) => {
      if (message.startsWith('voiceErrors.') && names.has('voiceError')) return false;
      const words = catalogue.find(({ name }) => name === message)?.words ?? [];
      // Where the catalogue quotes 'Pro', a story may quote something else, such as an email.
      const says = (text: string, sentence: string) =>
        sentence.split(/\bPro\b/).every((part) => text.includes(part));
      return !words.every((sentence) => texts.some((text) => says(text, sentence)));
    });
    expect(silent.map(({ message, story }) => `${story} does not assert ${message}`)).toEqual([]);
  });
});

describe('what a story can look for', () => {
  const source = `
    const words = 'by a constant';
    async function look() { await toast('by a step', words); }
    const made = (kind: string) => ({ play: async () => { await voiceError(kind); } });
    export const Seen = { beforeEach: fault('only answered'), play: async () => { await look(); } };
    export const Made = made('kind');
    export const Silent = { args: { text: 'only shown' } };
  `;

  it.each([
    ['Seen', ['by a step', 'by a constant']],
    ['Made', []],
    ['Silent', []],
  ])('%s: %j', (story, texts) => {
    expect(textsInPlay('a.stories.tsx', source, story).texts).toEqual(texts);
  });

  it('follows the function that made it', () => {
    expect(textsInPlay('a.stories.tsx', source, 'Made').names).toContain('voiceError');
  });
});
