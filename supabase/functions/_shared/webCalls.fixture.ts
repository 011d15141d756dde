import { afterAll, beforeAll, beforeEach } from 'vitest';
import { callTickets } from '../../../server/assistant/calls/callTicket.ts';
import type { TestDatabase } from '../../tests/database.ts';
import { ada, bob, populate } from '../../tests/people.ts';
import { openCalls } from './openCalls.ts';
import { standInProvider } from './standInProvider.fixture.ts';
import { ticketHolder, webCalls, type WebCallsOptions } from './webCalls.ts';

export const site = 'https://p.test/functions/v1/chat-proxy';
const tokens: Readonly<Record<string, string>> = { 'token-ada': ada, 'token-bob': bob };

/** A database with two users of the free plan, a provider of calls, and the function between them. Each test begins without calls. */
export function callsWorld(open: () => Promise<TestDatabase>) {
  let opened: TestDatabase;
  const database = { query: <Row>(sql: string) => opened.query<Row>(sql) };
  beforeAll(async () => {
    opened = await open();
    await database.query(populate);
  });
  afterAll(() => opened.close());
  beforeEach(() =>
    database.query(`delete from private.chat_turns; delete from private.calls;
      update private.settings set enforces_limits = true;
      update public.billing_info set subscription_plan = 'free', subscription_status = 'active'`),
  );

  const quoted = (value: string | number | null) =>
    typeof value === 'string' ? `'${value}'` : String(value);
  /** As the service calls the database's functions. */
  async function call(name: string, values: object): Promise<unknown> {
    const given = Object.entries(values as Record<string, string | number | null>).map(
      ([key, value]) => `${key} => ${quoted(value)}`,
    );
    const [row] = await database.query<{ value: unknown }>(
      `select to_jsonb(public.${name}(${given.join(', ')})) as value`,
    );
    return row?.value;
  }
  const left = (user: string) => call('take_call_time', { caller: user, call: null });
  const tickets = callTickets('s'.repeat(32));
  const ticketOf = async (token: string) =>
    (await tickets.issue({ user: tokens[token] ?? '', token }))?.ticket ?? '';

  function begin(more: Partial<WebCallsOptions> = {}) {
    const there = standInProvider();
    const logged: string[] = [];
    const { respond, settleOf } = webCalls({
      key: 'private-key',
      assistantId: 'a-operator',
      url: 'https://provider.test',
      endedUrl: `${site}/call/ended`,
      userOfTicket: ticketHolder(tickets, async (token) => tokens[token]),
      takeTurn: async () => 0,
      openCalls: openCalls(call),
      passesTicket: false,
      log: (line) => logged.push(line),
      fetch: there.fetch,
      ...more,
    });
    const post = (path: string, body: unknown) =>
      respond(new Request(`${site}${path}`, { method: 'POST', body: JSON.stringify(body) }));
    const start = async (ticket: string, overrides: object = {}) =>
      post('/call/web', {
        assistantId: 'another',
        assistant: { model: 'dear' },
        assistantOverrides: { metadata: { ticket }, ...overrides },
      });
    const ended = (id: string) =>
      post('/call/ended', { message: { type: 'end-of-call-report', call: { id } } });
    return { ...there, respond, settleOf, start, ended, post, logged };
  }

  return { database, call, left, tickets, ticketOf, begin };
}
