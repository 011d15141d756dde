import { expect, it } from 'vitest';
import type { Turn } from '../engine.ts';
import { adasReader, done, played, playing, say, turnOf, wholeCall } from './fakeModel.fixture.ts';

/** What is shown of these words after the model has read with a tool. Today is 15 April 2026 in Berlin. */
async function shownAfter(tool: string, given: object, words: string, more: Partial<Turn> = {}) {
  const { engine } = playing((_body, count) =>
    count === 1
      ? [wholeCall('c1', tool, given, 0), { choices: [{ delta: {}, finish_reason: 'stop' }] }, '[DONE]']
      : [...say(...words.match(/.{1,5}/gs)!), ...done()],
  );
  return (await played(engine, turnOf('When did I pay?', more))).text;
}
const gone = '(a date that I could not check)';

it('days of rows are shown where the user is, and days that no row has are not [A92]', async () => {
  // 23:30 on 31 March in London is 1 April in Berlin.
  expect(
    await shownAfter('find_payments', {}, 'On 1 April and 5 March, but not on 31 March 2026, I think.'),
  ).toBe(`On 1 April and 5 March, but not on ${gone}, I think.`);
});

it('the next charge, today and its neighbours, and the period that was asked about are harmless [A92]', async () => {
  const next =
    'The next charge is on 2026-05-01. Today is 15 April, yesterday was 14 April, not 13 April 2026.';
  expect(await shownAfter('read_account', {}, next)).toBe(next.replace('13 April 2026', gone));
  const period = 'From 1 June 2025 to 30 June 2025 there was nothing, nor on 1 July 2025, as far as I see.';
  expect(await shownAfter('find_payments', { from: '2025-06-01', to: '2025-06-30' }, period)).toBe(
    period.replace('1 July 2025', gone),
  );
});

it('what the user has said may be repeated, and what was said to be unchecked may not [A92]', async () => {
  const history = [
    { role: 'user', text: 'I moved on 3 August 2025 and pay 19 % tax.' },
    { role: 'assistant', text: 'Your file says 7 July 2025 (not checked).' },
  ] as const;
  const words = 'You moved on 3 August 2025, pay 19 % tax, and not 20 %, since 7 July 2025, I think.';
  expect(await shownAfter('find_payments', {}, words, { history })).toBe(
    words.replace('20 %', '(a percentage that I could not check)').replace('7 July 2025', gone),
  );
});

it('how much of a limit is used may be told [A92]', async () => {
  const { reader } = adasReader({ usage: async () => ({ messages: { used: 40, limit: 120 } }) });
  const words = 'You have used 33 % of your messages, not 40 % of them, as I see.';
  expect(await shownAfter('read_usage', {}, words, { reader })).toBe(
    words.replace('40 %', '(a percentage that I could not check)'),
  );
});

it('figures of a file stay, marked as not checked [A92]', async () => {
  const attachments = [{ name: 'bill.pdf', type: 'application/pdf', data: 'JVBERi0x' }] as const;
  const words = 'The bill of 2 February 2026 says $42.00 with 19 % tax, and you paid [€8.00](#s3) for it.';
  expect(await shownAfter('find_payments', {}, words, { attachments })).toMatch(
    /^The bill of 2 February 2026 \(not checked\) says \$42\.00 \(not checked\) with 19 % \(not checked\) tax, and you paid \[€8\.00\]\(#s\d\) for it\.$/,
  );
});
