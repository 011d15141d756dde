import { describe, expect, it } from 'vitest';
import { text } from '../chat.fixture.ts';
import { calls, provider, start, tokenOf } from './callProvider.fixture.ts';
import { ticketLifetimeMs } from './callTicket.ts';

describe('a ticket for a call', () => {
  it('lets the model of the call read as the user who asked for it, and as nobody else [A91, P3]', async () => {
    const { ticketOf, ask, turns } = provider();
    const [ada, bob] = [await ticketOf('ada'), await ticketOf('bob')];
    for (const ticket of [ada, bob]) expect((await ask(ticket)).status).toBe(200);
    const readers = await Promise.all(
      turns.map(({ reader }) => reader.account().catch((error) => error.message)),
    );
    expect(readers).toEqual(['ada', 'bob']);
    // What else the request says of whom it is about does not matter.
    await ask(ada, {
      user: 'bob',
      call: { customer: { id: 'bob' }, metadata: { user: 'bob', ticket: bob } },
    });
    expect(await turns[2]?.reader.account().catch((error) => error.message)).toBe('ada');
  });

  it('tells nobody the session that it stands for [A91]', async () => {
    const { ticketOf } = provider();
    const ticket = await ticketOf('ada');
    expect(atob(ticket.slice(3).replace(/-/g, '+').replace(/_/g, '/'))).not.toContain('ada');
    expect(await ticketOf('ada')).not.toBe(ticket);
  });

  it('that was forged, changed or made with another secret opens nothing [A91, P1]', async () => {
    const { ticketOf, ask, turns } = provider();
    const ticket = await ticketOf('ada');
    const other = await provider([text('Hi')], {
      calls: { ...calls, ticketSecret: 'o'.repeat(32) },
    }).ticketOf('ada');
    const flipped = (at: number) =>
      ticket.slice(0, at) + (ticket[at] === 'A' ? 'B' : 'A') + ticket.slice(at + 1);
    const forged = [other, flipped(5), flipped(40), ticket.slice(0, -8), `v2.${ticket.slice(3)}`, 'v1.', ''];
    for (const each of [
      ...forged,
      tokenOf('ada'),
      { toString: () => ticket },
      undefined,
      'v1.'.padEnd(99_999, 'A'),
    ])
      expect((await ask(each)).status).toBe(401);
    expect(turns).toEqual([]);
  });

  it('is over after a call’s greatest length, and with the session that it stands for [A91, P1]', async () => {
    const { ticketOf, ask, clock, signedOut } = provider();
    const ticket = await ticketOf('ada');
    clock.now += ticketLifetimeMs - 1;
    expect((await ask(ticket)).status).toBe(200);
    clock.now += 1;
    expect((await ask(ticket)).status).toBe(401);
    clock.now = start;
    signedOut.add('ada');
    expect((await ask(ticket)).status).toBe(401);
  });

  it('outlives no session: the page renews one that would end within the call, once [A91]', async () => {
    const { post } = provider();
    const old = await post('/chat/ticket', tokenOf('ada', 60, 40));
    expect([old.status, (await old.json()).code]).toEqual([401, 'bad_jwt']);
    // A project whose sessions are always short.
    const short = await (await post('/chat/ticket', tokenOf('ada', 10))).json();
    expect(short.expiresAt).toBe(new Date(start + 10 * 60_000).toISOString());
  });

  it('is for whoever is signed in, and only where calls are answered [A91, P1]', async () => {
    expect((await provider().post('/chat/ticket', 'e30.e30=.x')).status).toBe(401);
    const { post, ask } = provider([text('Hi')], { calls: undefined });
    expect((await post('/chat/ticket', tokenOf('ada'))).status).toBe(404);
    expect((await ask('v1.x')).status).toBe(404);
  });
});
