import { describe, expect, it } from 'vitest';
import { figureRef, linkNote, linkOrFigure, linkTarget } from './linkTarget.ts';

describe('the target of a link in a reply', () => {
  it.each([
    ['https://example.com/guide?a=1#b', 'https://example.com/guide?a=1#b'],
    ['HTTPS://Example.COM', 'https://example.com/'],
    ['https://google.com@evil.test/a', 'https://evil.test/a'],
    ['https://google.com:443@evil.test', 'https://evil.test/'],
    ['https://user:secret@evil.test', 'https://evil.test/'],
    ['https://b%C3%BCcher.test', 'https://xn--bcher-kva.test/'],
    ['https://аррӏе.test', 'https://xn--80ak6aa92e.test/'],
    ['https://evil.test\\@google.com', 'https://evil.test/@google.com'],
    ['http://0x7f.1/', 'http://127.0.0.1/'],
    ['mailto:help@example.com', 'mailto:help@example.com'],
    ['mailto:help@example.com?cc=evil@evil.test&body=My+password', 'mailto:help@example.com'],
    ['MAILTO:help@example.com?subject=x', 'mailto:help@example.com'],
    ['mailto:help@example.com#x', 'mailto:help@example.com'],
  ])('%s is opened as %s [S8]', (address, target) => {
    expect(linkTarget(address)).toBe(target);
  });

  it.each([
    '',
    'https://',
    'https://[::1',
    'https:evil.test',
    '//evil.test',
    '/relative',
    'javascript:ran()',
    'data:text/html,x',
    'mailto:',
    'mailto:?to=evil@evil.test',
    'mailto:a@example.com,evil@evil.test',
    'mailto:a@example.com%2Cevil@evil.test',
    'mailto:a@example.com%0ACc:evil@evil.test',
  ])('%j is opened nowhere [S8]', (address) => {
    expect(linkTarget(address)).toBe('');
  });
});

describe('what is shown beside a link', () => {
  it.each([
    ['the guide', 'https://example.com/guide', 'example.com'],
    ['https://google.com', 'https://evil.test/https://google.com', 'evil.test'],
    ['google.com', 'https://google.com.evil.test/', 'google.com.evil.test'],
    ['https://google.com@evil.test', 'https://evil.test/', 'evil.test'],
    ['https://bücher.test', 'https://xn--bcher-kva.test/', 'xn--bcher-kva.test'],
    ['\u202Emoc.elgoog', 'https://evil.test/', 'evil.test'],
    ['example.com', 'https://example.com:8443/', 'example.com:8443'],
    ['', 'https://evil.test/', 'evil.test'],
    ['Mail us', 'mailto:help@example.com', 'help@example.com'],
    ['help@example.com', 'mailto:evil@evil.test', 'evil@evil.test'],
  ])('for %j to %s it is %s [S8]', (words, target, note) => {
    expect(linkNote(words, target)).toBe(note);
  });

  it.each([
    ['https://example.com', 'https://example.com/'],
    ['https://example.com/guide', 'https://example.com/guide'],
    ['Example.com', 'https://example.com/guide'],
    ['example.com/guide', 'https://example.com/guide'],
    ['help@example.com', 'mailto:help@example.com'],
    ['mailto:help@example.com', 'mailto:help@example.com'],
  ])('is nothing for %j to %s, which says it itself [S8]', (words, target) => {
    expect(linkNote(words, target)).toBe('');
  });
});

describe('a link to the rows behind a figure', () => {
  it.each([
    ['#s1', 's1'],
    ['#s9999', 's9999'],
    ['#s', ''],
    ['#s12345', ''],
    ['#s1/../x', ''],
    ['#top', ''],
    ['https://evil.test/#s1', ''],
    ['', ''],
  ])('%s has the ref "%s", and leads nowhere by itself [A65]', (address, ref) => {
    expect(figureRef(address)).toBe(ref);
    expect(linkOrFigure(address)).toBe(ref ? address : linkTarget(address));
  });
});
