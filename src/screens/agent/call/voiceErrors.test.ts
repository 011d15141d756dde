import { expect, it } from 'vitest';
import { voiceErrorKinds } from '../../../services/voiceEvents.ts';
import { voiceError } from './voiceErrors.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

it('every failure has words of its own [X8, X10]', () => {
  expect(new Set(voiceErrorKinds.map((kind) => voiceError(kind, '').title)).size).toBe(
    voiceErrorKinds.length,
  );
});

it.each(voiceErrorKinds)('%s: says what to do, in words without codes [X8, X10]', (kind) => {
  const { title, advice } = voiceError(kind, firefox);
  expect(`${title} ${advice}`).not.toMatch(/\b(nbf|exp|token|undefined|null|error)\b/i);
  expect(advice).toMatch(/\b(start|use|ask|reload|remove|try)\b/i);
});

it('a page over plain http is told that it cannot have a microphone, and not that one is unplugged [X8, X11]', () => {
  expect(voiceError('unsupported', firefox).advice).toContain('only on pages with https');
});

it('a blocked microphone is explained in the words of the browser [X8]', () => {
  expect(voiceError('permission-denied', firefox).advice).toContain('crossed-out microphone');
});
