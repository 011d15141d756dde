import { describe, expect, it } from 'vitest';
import { vapiChat } from '../../../app/adapters/vapi/chat.ts';
import { chatProvider } from '../../../server/assistant/provider.fixture.ts';
import { hello, key, post, proxy, site, streamed } from './proxied.fixture.ts';
import { threadIds } from './threadId.ts';

const asBob = { authorization: 'Bearer bob' };
const providersId = '6f1c0000-0000-4000-8000-0000000000aa';
const answering = () => Response.json({ id: providersId, output: [{ role: 'assistant', content: 'Hi' }] });

/** The id that Ada gets for a new conversation. */
async function adasThread(answer: () => Response) {
  const world = proxy(answer);
  const said = await (await world.handle(post({ ...hello, stream: true }))).text();
  const [, id = ''] = /"id":"([^"]+)"/.exec(said) ?? [];
  return { ...world, id };
}

describe.each<[string, () => Response]>([
  ['whole', answering],
  [
    'streamed',
    () => streamed(`data: {"id":"${providersId}","path":"chat.output[0].content","delta":"Hi"}\n\n`),
  ],
])('a conversation that began with an answer, %s,', (_how, answer) => {
  it('goes on for the user to whom its id was told, again and again [P3]', async () => {
    const { handle, asked, id } = await adasThread(answer);
    expect(id).toMatch(new RegExp(`^${providersId}\\.[\\w-]{43}$`));
    const statuses = [];
    for (const _time of [1, 2]) statuses.push((await handle(post({ ...hello, previousChatId: id }))).status);
    expect(statuses).toEqual([200, 200]);
    expect(asked.slice(1).map(({ body }) => Object(body).previousChatId)).toEqual([providersId, providersId]);
  });

  it.each<[string, (id: string) => string, Record<string, string>]>([
    ['another user who has got hold of its id', (id) => id, asBob],
    ['another user who knows the provider’s own id', () => providersId, asBob],
    ['its own user, with the provider’s own id', () => providersId, {}],
    ['an id with another signature', (id) => id.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')), {}],
    ['an id without its signature', (id) => id.replace(/\..*/, '.'), {}],
    ['the signature of another conversation', (id) => id.replace(/^6/, '7'), {}],
    ['an id with something behind it', (id) => `${id}A`, {}],
    ['nothing at all', () => '', {}],
  ])(
    'is not opened by %s: as if it were forgotten, and nobody is asked [P3]',
    async (_who, change, headers) => {
      const { handle, asked, turns, id } = await adasThread(answer);
      const refused = await handle(post({ ...hello, previousChatId: change(id) }, headers));
      expect([refused.status, await refused.json()]).toEqual([404, { message: 'previousChatId not found' }]);
      expect([asked.length, turns.length]).toEqual([1, 1]);
    },
  );
});

it('a signature is worth nothing under another key [P3]', async () => {
  const id = await threadIds('key-1').sign(providersId, 'user-1');
  expect(await threadIds('key-1').verify(id, 'user-1')).toBe(providersId);
  expect(await threadIds('key-2').verify(id, 'user-1')).toBeUndefined();
});

it('no user and id are signed like another pair [P3]', async () => {
  const ids = threadIds(key);
  const signature = async (id: string, user: string) => (await ids.sign(id, user)).split('.')[1];
  expect(await signature('1', 'user')).not.toBe(await signature('', 'user1'));
  expect(await signature('a","b', 'u')).not.toBe(await signature('b', 'u","a'));
});

it('the app of another user who brings a foreign id along begins a conversation of their own [P3]', async () => {
  const { handle, id } = await adasThread(answering);
  const assistant = chatProvider({ key, paceMs: 1 });
  const bobs = proxy(assistant);
  const chat = vapiChat({
    baseUrl: site,
    path: '/chat',
    key: 'bob',
    assistantId: 'a',
    stream: true,
    fetch: (input, init) => bobs.handle(new Request(input, init)),
  });
  const history = [{ role: 'user' as const, text: 'My name is Bob' }];
  const reply = await chat.send({ input: 'Hello', facts: {}, thread: id, history });
  expect(reply).toMatchObject({ ok: true, thread: expect.stringMatching(/^[\da-f]{32}\./) });
  expect(bobs.asked.map(({ body }) => Object(body).previousChatId)).toEqual([undefined]);
  expect((await handle(post({ ...hello, previousChatId: Object(reply).thread }))).status).toBe(404);
});

it('a stream’s events reach the app whole, wherever the provider’s bytes are cut [C6]', async () => {
  const text = `data: {"id":"c1","delta":"Grüße 🎉","sessionId":"s1"}\r\n\r\n: comment\ndata: [DONE]\n\n`;
  const whole = new TextEncoder().encode(text);
  const ids = threadIds(key);
  const expected = `data: ${JSON.stringify({ id: await ids.sign('c1', 'user-1'), delta: 'Grüße 🎉' })}\n\n: comment\ndata: [DONE]\n\n`;
  for (let cut = 0; cut <= whole.length; cut++) {
    const { handle } = proxy(() => streamed(whole.slice(0, cut), whole.slice(cut)));
    expect(await (await handle(post({ ...hello, stream: true }))).text()).toBe(expected);
  }
});

it('a stream’s events tell nothing of the operator’s account [C6]', async () => {
  const event = { path: 'chat.output[0].content', delta: 'Hi' };
  const more = { orgId: 'org-77', cost: 0.1, messages: [{ role: 'system', content: 'Rules' }] };
  const { handle } = proxy(() =>
    streamed(`data: ${JSON.stringify({ ...event, ...more })}\n\ndata: [DONE]\n\n`),
  );
  const told = await (await handle(post({ ...hello, stream: true }))).text();
  expect(told).toBe(`data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`);
});

it('a whole answer tells nothing of the operator’s account [C6]', async () => {
  const { handle } = proxy(() =>
    Response.json({
      id: providersId,
      orgId: 'org-77',
      cost: 0.1,
      messages: [{ role: 'system', content: 'Rules' }],
      output: [{ role: 'assistant', content: 'Hi' }],
    }),
  );
  expect(await (await handle(post(hello))).json()).toEqual({
    id: expect.stringContaining(`${providersId}.`),
    output: [{ role: 'assistant', content: 'Hi' }],
  });
});
