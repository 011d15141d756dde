import { afterEach, describe, expect, it, vi } from 'vitest';
import { callEnd, message, taskEntry, type Entry } from '../entries.ts';
import { exportThread } from './exportThread.ts';

const at = Date.parse('2026-03-04T12:00:00Z');
const user = (text: string, more = {}) => message('user', text, { at, ...more });
const assistant = (text: string, more = {}) => message('ai', text, { at, ...more });
const upgrade = { id: 'u', name: 'subscribe', arguments: { plan: 'pro' } };
const card = (more: Partial<Parameters<typeof taskEntry>[0]>) => ({
  ...taskEntry({
    from: 'chat',
    call: upgrade,
    task: { name: 'subscribe', plan: 'pro' },
    state: 'done',
    ...more,
  }),
  timestamp: new Date(at).toISOString(),
});
const markdown = (entries: readonly Entry[], title = 'Prices') => exportThread(title, entries, 'md');

afterEach(() => vi.restoreAllMocks());

describe('a conversation as a file [L3]', () => {
  it('as Markdown has its title, its days, and who said what', () => {
    const tomorrow = { at: at + 24 * 3_600_000 };
    expect(
      markdown([
        user('What does Pro cost?'),
        assistant('**$29** a month.'),
        card({ result: 'You are on\nPro now.' }),
        callEnd(at, 65_000, 'user'),
        user('Thanks', tomorrow),
      ]),
    ).toBe(
      [
        '# Prices',
        '## 2026-03-04',
        '**You**\n\nWhat does Pro cost?',
        '**Parley**\n\n**$29** a month.',
        '*Switch to Pro: You are on Pro now.*',
        '*Call, 1:05, ended by you*',
        '## 2026-03-05',
        '**You**\n\nThanks\n',
      ].join('\n\n'),
    );
  });

  it('as Markdown shows what somebody typed letter for letter, as no heading, list, code or tag', () => {
    const typed = '# Not a heading\n- no list\n1. neither\n===\n```\n<b>*loud*</b> [link](x) a_b';
    const file = markdown([user(typed), user('after')], '#1 <i>*title*\n## two');
    expect(file).toContain(
      '\\# Not a heading\n\\- no list\n1\\. neither\n\\===\n\\`\\`\\`\n\\<b>\\*loud\\*\\</b> \\[link\\](x) a\\_b',
    );
    expect(file).toMatch(/^# \\#1 \\<i>\\\*title\\\* ## two\n/);
  });

  it('as Markdown ends code within which an answer was stopped, so that the rest is none', () => {
    const file = markdown([
      assistant('```js\nconst a = 1;\n```\nand\n~~~~\nb', { outcome: 'stopped' }),
      user('after'),
    ]);
    expect(file).toContain('~~~~\nb\n~~~~\n\n**You**\n\nafter');
    expect(markdown([assistant('```\na\n```')])).toMatch(/a\n```\n$/);
  });

  it("has the days of the user's calendar, and '–' for a time that cannot be read", () => {
    // Somewhere the next day has begun.
    vi.spyOn(Date.prototype, 'getDate').mockReturnValue(5);
    expect(markdown([user('x')])).toContain('## 2026-03-05');
    expect(markdown([{ ...user('x'), timestamp: 'never' }])).toContain('## –');
  });

  it('as JSON has every field of every entry, as it was', () => {
    const entries = [user('ä "\\ \u2028'), card({ before: { plan: 'free' }, undo: 'offered' })];
    expect(JSON.parse(exportThread('Prices', entries, 'json'))).toEqual(
      JSON.parse(JSON.stringify({ title: 'Prices', entries })),
    );
  });

  it('as text is what a copy of the conversation is, and nothing may be said in it', () => {
    expect(exportThread('Prices', [user('Hello')], 'txt')).toMatch(/You: Hello\n$/);
    expect(markdown([])).toBe('# Prices\n');
  });

  const linked = [user('[a](#s1)'), assistant('You paid [**$87.00**](#s1). [Why?](#ask)')];

  it('as Markdown keeps the formats of an answer, and none of the links of the page [A94]', () => {
    expect(markdown(linked)).toContain('**You**\n\n\\[a\\](#s1)');
    expect(markdown(linked)).toContain('You paid **$87.00**. Why?\n');
  });

  it('as text has what a person reads, and JSON every field as it is [A94]', () => {
    expect(exportThread('Payments', linked, 'txt')).toContain(': You paid $87.00. Why?\n');
    expect(exportThread('Payments', linked, 'json')).toContain('[**$87.00**](#s1)');
  });
});
