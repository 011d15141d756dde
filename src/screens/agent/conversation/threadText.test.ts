import { describe, expect, it } from 'vitest';
import { callEnd, callStart, message, taskEntry } from './entries.ts';
import { taskTexts } from '../../../services/tools.ts';
import { exportThread } from './saved/exportThread.ts';
import { englishThread, threadText } from './threadCopy.ts';
import { callMarkText, conversationFact, lastTurns } from './threadText.ts';
import { words as english } from './threadText.words.ts';

const at = Date.UTC(2026, 2, 9, 12);
const rename = { name: 'edit_profile', fields: { fullName: 'Grace', location: '' } } as const;
const entries = [
  message('user', 'Hello', { at }),
  message('ai', 'Hi.', { at }),
  callStart(at),
  message('user', 'What do I pay?', { at, how: 'spoken' }),
  { ...message('ai', 'You pay', { at, how: 'spoken', outcome: 'interrupted' }), unspoken: 'nothing.' },
  callEnd(at, 161_000, 'user'),
  {
    ...taskEntry({ from: 'chat', state: 'asked', task: rename, call: { id: '1', name: 'x', arguments: {} } }),
  },
  message('ai', 'Sorry', { at, outcome: 'failed' }),
] as const;

describe('the conversation as text', () => {
  it('has what a person reads of an answer, and what the user wrote as it was written [A94]', () => {
    const linked = '- [**$87.00**](#s1)';
    const text = threadText([message('user', linked), message('ai', linked)], englishThread, 'en-US');
    expect(text).toMatch(/You: - \[\*\*\$87\.00\*\*\]\(#s1\)\n\n.*Parley: - \$87\.00\n$/);
  });

  it('lists the files of a message as the reader’s language does [A100]', () => {
    const file = (name: string) => ({ name, type: 'application/pdf', size: 1 }) as const;
    const asked = { ...message('user', 'See these', { at }), files: [file('a.pdf'), file('b.pdf')] };
    const german = { ...englishThread, locale: 'de' };
    expect(threadText([asked], german, 'en-US')).toContain('See these [files: a.pdf (PDF) und b.pdf (PDF)]');
    expect(exportThread('Title', [asked], 'md', german)).toContain('a.pdf (PDF) und b.pdf (PDF)');
  });

  it('says who said what, when and how, and what was done', () => {
    const stamp = /^\[.*?2026.*?\] /;
    const lines = threadText(entries, englishThread, 'en-US')
      .trim()
      .split('\n\n')
      .map((line) => line.replace(stamp, ''));
    expect(lines).toEqual([
      'You: Hello',
      'Parley: Hi.',
      'Call started',
      'You (spoken): What do I pay?',
      'Parley (spoken): You pay [interrupted] [not spoken: nothing.]',
      'Call, 2:41, ended by you',
      'Change your profile: Waiting for your answer',
      'Parley: Sorry [failed]',
    ]);
  });

  it('tells an agent the last twelve turns, without failures', () => {
    expect(lastTurns(entries).map(({ text }) => text)).toEqual(['Hello', 'Hi.', 'What do I pay?', 'You pay']);
    const many = Array.from({ length: 20 }, (_, i) => message('user', `${i}`));
    expect(lastTurns(many).map(({ text }) => text)).toEqual(many.slice(8).map(({ text }) => text));
  });

  it('tells a call at most 2000 characters, the last ones, and of a turn that is too long its beginning', () => {
    expect(conversationFact(entries)).toBe(
      'User: Hello\nAssistant: Hi.\nUser: What do I pay?\nAssistant: You pay',
    );
    const long = Array.from({ length: 12 }, (_, i) => message('user', `${i}:${'x'.repeat(400)}`));
    const told = conversationFact(long);
    expect(told.length).toBeLessThanOrEqual(2000);
    expect(told).toMatch(/^User: 7:x+\nUser: 8:/);
    expect(told).toContain('User: 11:');
    expect(conversationFact([])).toBe('');
    const endless = conversationFact([...long, message('ai', `The answer: ${'y'.repeat(3000)}`)]);
    expect(endless).toMatch(/^Assistant: The answer: y+$/);
    expect(endless).toHaveLength(2000);
    // A short 'Thanks' after it must not be all that is told.
    const thanked = conversationFact([...long, message('ai', 'y'.repeat(3000)), message('user', 'Thanks')]);
    expect(thanked).toMatch(/^Assistant: y+\nUser: Thanks$/);
    expect(thanked).toHaveLength(2000);
    const cut = conversationFact([message('ai', `${'y'.repeat(1988)}😀😀`)]);
    expect(cut).toMatch(/y$/);
    const linked = message('ai', 'You paid [**$87.00**](#s1). Or: [Why?](#ask)');
    expect(conversationFact([linked])).toBe('Assistant: You paid **$87.00**. Or: Why?');
  });

  it.each([
    [9000, 'agent', 'Call, 0:09, ended by the agent'],
    [600_000, 'service', 'Call, 10:00, ended by the service'],
    [3_661_000, 'error', 'Call, 1:01:01, cut off'],
  ] as const)('a call of %i ms by %s', (duration, by, words) => {
    expect(callMarkText(callEnd(at, duration, by), english)).toBe(words);
  });

  it.each([
    ['free', 'Switch to Free'],
    ['pro', 'Switch to Pro'],
    ['enterprise', 'Upgrade to Enterprise'],
  ] as const)('moving to %s is called "%s": only the dearest plan is always an upgrade', (plan, title) => {
    expect(taskTexts({ name: 'subscribe', plan }).title).toBe(title);
  });

  it('says what a change of the profile comes to', () => {
    expect(taskTexts(rename)).toEqual({
      title: 'Change your profile',
      confirm: 'Change my profile',
      details: [
        { label: 'Full Name', value: 'Grace' },
        { label: 'Location', value: '(empty)' },
      ],
    });
  });
});
