import { expect, it } from 'vitest';
import { callsFromEnvironment } from './callSettings.ts';

const from = (ASSISTANT_CALL_KEY: string, ASSISTANT_TICKET_SECRET: string) =>
  callsFromEnvironment((name) => ({ ASSISTANT_CALL_KEY, ASSISTANT_TICKET_SECRET })[name]);
const [key, ticketSecret] = ['k'.repeat(32), 's'.repeat(40)];

it('calls are answered where both secrets are set, and nowhere else [A91]', () => {
  expect(from(` ${key} `, ticketSecret)).toEqual({ key, ticketSecret });
  expect(from('', ' ')).toBeUndefined();
});

it.each([
  [
    'one alone',
    key,
    '',
    /^ASSISTANT_TICKET_SECRET is missing: .* and ASSISTANT_CALL_KEY\. .* remove ASSISTANT_CALL_KEY if/,
  ],
  ['the other alone', ' ', ticketSecret, /^ASSISTANT_CALL_KEY is missing: .* and ASSISTANT_TICKET_SECRET\./],
  ['a short one', 'k'.repeat(31), ticketSecret, /^ASSISTANT_CALL_KEY is too short .* at least 32 characters/],
  ['the other short', key, 's'.repeat(31), /^ASSISTANT_TICKET_SECRET is too short/],
  ['the same twice', key, key, /are the same/],
])('the secrets of calls are refused with %s, without repeating them [A91]', (_what, one, other, message) => {
  expect(() => from(one, other)).toThrow(message);
  expect(() => from(one, other)).not.toThrow(/kkkk|ssss/);
});
