import { describe, expect, it } from 'vitest';
import { callIdOf, callTickets } from '../../../server/assistant/calls/callTicket.ts';
import { inPGlite, inPostgres, type TestDatabase } from '../../tests/database.ts';
import { ada, bob } from '../../tests/people.ts';
import { openCalls } from './openCalls.ts';
import { callsWorld, site } from './webCalls.fixture.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

function calls(open: () => Promise<TestDatabase>) {
  const { database, call, left, tickets, ticketOf, begin } = callsWorld(open);

  it('a call is started with the operator’s key and assistant, for as long as the plan has minutes [B55]', async () => {
    const { start, asked } = begin();
    const answer = await start(await ticketOf('token-ada'), {
      variableValues: { name: 'Ada', secret: 'x' },
      maxDurationSeconds: 43_200,
      model: { provider: 'dear' },
    });
    expect([answer.status, await answer.json()]).toEqual([
      201,
      {
        id: 'call-1',
        webCallUrl: 'https://room.test/call-1',
        transport: { callToken: 'room-token' },
        artifactPlan: { videoRecordingEnabled: false },
        assistant: { voice: { provider: '11labs' } },
      },
    ]);
    expect(asked).toEqual([
      {
        method: 'POST',
        path: '/call/web',
        authorization: 'Bearer private-key',
        body: {
          assistantId: 'a-operator',
          assistantOverrides: {
            variableValues: { name: 'Ada' },
            maxDurationSeconds: 600,
            server: { url: `${site}/call/ended` },
            serverMessages: ['end-of-call-report'],
          },
        },
      },
    ]);
  });

  it('the ticket goes along only to a model that reads with it [B55, A91]', async () => {
    const { start, asked } = begin({ passesTicket: true });
    const ticket = await ticketOf('token-ada');
    await start(ticket);
    expect(asked[0]?.body).toMatchObject({ assistantOverrides: { metadata: { ticket } } });
  });

  it('what a call may last counts as used until the provider says how long it has been [B55]', async () => {
    let now = 0;
    const { start, ended, lasted, asked } = begin({ now: () => (now += 5000) });
    await start(await ticketOf('token-ada'));
    expect(await left(ada)).toBe(-1);
    // Another window gets nothing, and the provider is not asked to start anything. Nothing is used up for good.
    const other = await start(await ticketOf('token-ada'));
    expect([other.status, await other.json()]).toEqual([
      409,
      { code: 'call_ending', message: 'Your last call is still ending. Try again in a moment.' },
    ]);
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(await left(bob)).toBe(600);

    await ended('call-1');
    expect(await left(ada)).toBe(-1);
    lasted('call-1', 125);
    await ended('call-1');
    expect(await left(ada)).toBe(475);
    // The message may come again, or be about something else.
    await ended('call-1');
    await ended('call-99');
    expect(await left(ada)).toBe(475);
  });

  it('a message that never came about the end of a call is made good before the next call and before somebody is told what is left [B55]', async () => {
    const { start, lasted, settleOf, asked } = begin();
    await start(await ticketOf('token-ada'));
    lasted('call-1', 60);
    await settleOf(ada);
    expect(await left(ada)).toBe(540);
    await start(await ticketOf('token-ada'));
    expect(asked.at(-1)?.body).toMatchObject({ assistantOverrides: { maxDurationSeconds: 540 } });
    lasted('call-2', 0);
    await start(await ticketOf('token-ada'));
    expect(asked.at(-1)?.body).toMatchObject({ assistantOverrides: { maxDurationSeconds: 540 } });
  });

  it('a call never counts more than it was granted, and less than ten seconds begin none [B55]', async () => {
    const { start, ended, lasted, started } = begin();
    await start(await ticketOf('token-ada'));
    lasted('call-1', 86_400);
    await ended('call-1');
    expect(await left(ada)).toBe(0);
    await database.query(`update private.calls set last_at = begun_at + interval '591 seconds'`);
    expect([await left(ada), (await start(await ticketOf('token-ada'))).status]).toEqual([9, 402]);
    expect(started()).toHaveLength(1);
  });

  it('old calls are removed when another one begins [B55, O5]', async () => {
    const { start } = begin();
    await start(await ticketOf('token-ada'));
    await database.query(
      `update private.calls set begun_at = begun_at - interval '70 days', last_at = last_at - interval '69 days'`,
    );
    await start(await ticketOf('token-ada'));
    const rows = await database.query<{ provider_id: string }>('select provider_id from private.calls');
    expect(rows).toHaveLength(1);
  });

  it('a ticket begins one call, also when it is sent twice at once [B55]', async () => {
    const { start, started } = begin();
    await database.query(`update public.billing_info set subscription_plan = 'pro' where user_id = '${ada}'`);
    const ticket = await ticketOf('token-ada');
    const statuses = (await Promise.all([start(ticket), start(ticket)])).map(({ status }) => status);
    expect([statuses.toSorted((a, b) => a - b), started().length]).toEqual([[201, 409], 1]);
  });

  it('a call that the provider does not start costs nothing, and its words are not passed on [B55]', async () => {
    const { start, fail, logged } = begin();
    fail(402);
    const answer = await start(await ticketOf('token-ada'));
    expect([answer.status, await answer.text()]).toEqual([502, expect.not.stringContaining('org-77')]);
    expect([await left(ada), logged]).toEqual([600, ['Error: The provider of calls answered 402.']]);
    const away = begin({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    expect((await away.start(await ticketOf('token-ada'))).status).toBe(502);
    expect(await left(ada)).toBe(600);
  });

  it('a call whose function died before it was named holds no minutes for longer than one [B55]', async () => {
    const { start } = begin();
    const dies = () =>
      Promise.all([
        call('begin_call', { caller: ada, call: 'dead', most: 1800 }),
        call('begin_call', { caller: bob, call: 'others', most: 1800 }),
      ]);
    const aged = (seconds: number) =>
      database.query(
        `update private.calls set begun_at = begun_at - interval '${seconds} s', last_at = last_at - interval '${seconds} s'`,
      );
    await dies();
    await aged(50);
    expect((await start(await ticketOf('token-ada'))).status).toBe(409);
    await aged(20);
    expect((await start(await ticketOf('token-ada'))).status).toBe(201);
    expect(await database.query(`select id from private.calls where user_id = '${bob}'`)).toHaveLength(1);

    await database.query('delete from private.calls');
    await dies();
    await aged(70);
    expect([await left(ada), await call('name_call', { caller: ada, call: 'dead', provider: 'x' })]).toEqual([
      600,
      false,
    ]);
  });

  it('a call that lost its place before it was named is not passed on [B55]', async () => {
    const { start } = begin({
      openCalls: openCalls(async (name, values) => {
        if (name === 'name_call') await database.query('delete from private.calls');
        return call(name, values);
      }),
    });
    expect((await start(await ticketOf('token-ada'))).status).toBe(502);
  });

  it('a call that the provider does not know any more is over, and counts as long as it can have been [B55]', async () => {
    const { start, forget, settleOf, logged } = begin();
    await start(await ticketOf('token-ada'));
    forget('call-1');
    // The provider may not have heard of its own call at once.
    await settleOf(ada);
    expect([await left(ada), logged]).toEqual([-1, ['Error: The provider of calls answered 404.']]);
    const aged = (seconds: number) =>
      database.query(
        `update private.calls set begun_at = now() - interval '${seconds} s', last_at = now() + interval '${600 - seconds} s'`,
      );
    await aged(120);
    await settleOf(ada);
    const rest = Number(await left(ada));
    expect([rest > 420, rest <= 480]).toEqual([true, true]);

    await database.query('delete from private.calls');
    await start(await ticketOf('token-ada'));
    forget('call-1');
    await aged(4000);
    await settleOf(ada);
    expect([await left(ada), await call('open_calls', { caller: ada })]).toEqual([0, []]);
  });

  it('nobody starts a call without a ticket of a session that lasts, or too many one after another [B55, P1]', async () => {
    const { start, started, post, respond } = begin();
    const foreign =
      (await callTickets('x'.repeat(32)).issue({ user: ada, token: 'token-ada' }))?.ticket ?? '';
    const signedOut = (await tickets.issue({ user: ada, token: 'token-gone' }))?.ticket ?? '';
    const others = (await tickets.issue({ user: bob, token: 'token-ada' }))?.ticket ?? '';
    for (const ticket of ['', 'v1.x', foreign, signedOut, others])
      expect((await start(ticket)).status).toBe(401);
    expect((await post('/call/web', ['no'])).status).toBe(401);
    expect((await respond(new Request(`${site}/call/web`))).status).toBe(404);
    const refused = begin({ takeTurn: async () => 12 });
    const answer = await refused.start(await ticketOf('token-ada'));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '12']);
    expect([...started(), ...refused.asked]).toEqual([]);
  });

  it('in a call that was started here the model’s questions count nothing, and are told what is left of it [B55, B12]', async () => {
    const { start } = begin();
    const ticket = await ticketOf('token-ada');
    await start(ticket);
    const id = await callIdOf(ticket);
    const during = Number(await call('take_call_time', { caller: ada, call: id }));
    expect([during > 590, during <= 600]).toEqual([true, true]);
    await database.query(`update private.calls set begun_at = begun_at - interval '700 seconds'`);
    expect(await call('take_call_time', { caller: ada, call: id })).toBe(0);
  });

  it('only the service begins and ends calls [B55, P2]', async () => {
    for (const statement of [
      `select public.begin_call('${ada}', 'x', 60)`,
      `select public.name_call('${ada}', 'x', 'y')`,
      `select public.open_calls('${ada}')`,
      `select public.end_call('${ada}', 'x')`,
    ])
      for (const role of ['anon', 'authenticated']) {
        const [row] = await database.query<{ outcome: string }>(
          `select tests.attempt('${role}', '${ada}', '${statement.replaceAll("'", "''")}') as outcome`,
        );
        expect([role, statement, row?.outcome]).toEqual([role, statement, '42501']);
      }
  });
}

describe('calls started by a function, on PGlite', () => {
  calls(inPGlite);
});
describe.skipIf(!url)('calls started by a function, on PostgreSQL', () => {
  calls(() => inPostgres(url));
});
