import { describe, expect, it } from 'vitest';
import { assistantServer, type AssistantServerOptions } from './assistantServer.ts';
import { saying, text } from './chat.fixture.ts';
import { rulesEngine } from './rules/rulesEngine.ts';

function keeper(more: Partial<AssistantServerOptions> = {}) {
  const kept: unknown[] = [];
  const logged: string[] = [];
  const serve = assistantServer({
    engine: saying(text('Hi')).engine,
    callerOf: async (token) =>
      token === 'ada' ? { id: 'ada', reader: { payments: nothing, account: fail } } : undefined,
    log: (line) => logged.push(line),
    keepRefused: async (words, outcome, of) => kept.push([words, outcome, of]),
    ...more,
  });
  const request = (method: string, path: string, token: string, body?: string) =>
    serve(
      new Request(`https://app.test${path}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
        ...(body !== undefined && { body }),
      }),
    );
  const agree = (body: unknown, token = 'ada') =>
    request(
      'POST',
      '/chat/refused',
      token,
      typeof body === 'string' ? body : JSON.stringify({ request: ticket, ...Object(body) }),
    );
  const ask = (body: object) =>
    request('POST', '/chat', 'ada', JSON.stringify({ assistantId: 'a', ...body }));
  return { agree, ask, kept, logged, can: async () => (await request('GET', '/chat', 'ada')).json() };
}
const nothing = async () => ({ count: 0, totals: [], rows: [] });
const fail = () => Promise.reject(new Error('Nothing is read here'));

const ticket = '6f1c2f4e-0000-4000-8000-00000000000a';
const refused = 'Can Maria Lopez of 12 Elm Street forward my horoscope to maria@example.com?';

describe('a refused question', () => {
  it('is kept with the user’s consent, as known words and without whose it is [A97, A7]', async () => {
    const { agree, kept } = keeper();
    const answer = await agree({ input: refused, consent: true });
    expect([answer.status, await answer.json()]).toEqual([200, { kept: true }]);
    expect(kept).toEqual([
      [expect.stringContaining('<mail>'), expect.stringMatching(/^(?:refused|offered)$/), ticket],
    ]);
    expect(JSON.stringify(kept).replace(ticket, '')).not.toMatch(/maria|lopez|elm|12|example|ada/i);
  });

  it('is not kept without consent, of nobody, or where it was understood [A97]', async () => {
    const { agree, kept } = keeper();
    for (const consent of [undefined, false, 'true', 1])
      expect((await agree({ input: refused, consent })).status).toBe(400);
    expect((await agree({ input: refused, consent: true }, 'eve')).status).toBe(401);
    expect(await (await agree({ input: 'How much did I pay this year?', consent: true })).json()).toEqual({
      kept: false,
    });
    expect(await (await agree({ input: 'Maria Lopez', consent: true })).json()).toEqual({ kept: false });
    expect(kept).toEqual([]);
  });

  it('is read as the assistant reads a message: what stands before the words does not count [A97]', async () => {
    const { agree, kept } = keeper();
    await agree({ input: `${' '.repeat(3000)}${refused}`, consent: true });
    expect(kept).toEqual([[expect.stringContaining('<mail>'), 'refused', ticket]]);
  });

  it('is kept nowhere unless the operator has turned it on, and the page is told [A97]', async () => {
    expect(await keeper().can()).toMatchObject({ keepsRefused: true });
    const off = keeper({ keepRefused: undefined });
    expect(await off.can()).not.toHaveProperty('keepsRefused');
    expect((await off.agree({ input: refused, consent: true })).status).toBe(404);
  });

  it.each<[string, unknown, number]>([
    ['what is not JSON', '{', 400],
    ['nothing', { consent: true, input: ' ' }, 400],
    ['a request of no number of its own', { consent: true, input: refused, request: 'ada' }, 400],
    ['more than a message may be', { consent: true, input: 'x'.repeat(70_000) }, 413],
  ])('is none if it is %s [A97]', async (_what, body, status) => {
    expect((await keeper().agree(body)).status).toBe(status);
  });

  it('is said not to be kept where there is no room for more [A97]', async () => {
    const full = keeper({ keepRefused: async () => false });
    expect(await (await full.agree({ input: refused, consent: true })).json()).toEqual({ kept: false });
  });

  it('takes its turn, and a failure to keep it is logged without it [A97, P1]', async () => {
    const eager = keeper({ takeTurn: async () => 9 });
    const answer = await eager.agree({ input: refused, consent: true });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '9']);
    const broken = keeper({ keepRefused: () => Promise.reject(new Error('disk full')) });
    expect((await broken.agree({ input: refused, consent: true })).status).toBe(503);
    expect(broken.logged).toEqual(['Error: disk full']);
  });
});

describe('the consent', () => {
  it('is no message of the month, and is taken when those are used up [B39]', async () => {
    const counted = keeper({ takeTurn: async (_user, how) => (how?.counted === false ? 0 : -1) });
    const answer = await counted.agree({ input: refused, consent: true });
    expect([answer.status, counted.kept.length]).toEqual([200, 1]);
  });

  it('is refused for now when nobody can tell whose turn it is [B39, P1]', async () => {
    const unsure = keeper({ takeTurn: async () => Number.NaN });
    const answer = await unsure.agree({ input: refused, consent: true });
    expect([answer.status, answer.headers.get('retry-after'), unsure.kept]).toEqual([503, null, []]);
  });
});

describe('the answer that refuses it', () => {
  /** What the page is told of the answer: as it is written, and as it is streamed. */
  async function marks(input: string, more: Partial<AssistantServerOptions> = {}) {
    const { ask } = keeper({ engine: rulesEngine(), ...more });
    const whole = (await (await ask({ input })).json()) as { output: [{ refused?: unknown }] };
    const stream = await (await ask({ input, stream: true })).text();
    return [whole.output[0].refused, stream.includes('{"path":"chat.output[0].refused","delta":true}')];
  }

  it('is marked, so that the page can ask for the consent [A97]', async () => {
    expect(await marks(refused)).toEqual([true, true]);
  });

  it('is not marked where nothing is kept, or where it was understood or offers something [A97]', async () => {
    expect(await marks(refused, { keepRefused: undefined })).toEqual([undefined, false]);
    for (const input of ['What can you do?', 'payment', 'xqzvb'])
      expect(await marks(input)).toEqual([undefined, false]);
  });
});
