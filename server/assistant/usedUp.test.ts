import { describe, expect, it } from 'vitest';
import { provider } from './calls/callProvider.fixture.ts';
import { chat, eventsOf, saying, text } from './chat.fixture.ts';
import type { AccountReader } from './engine.ts';

const hello = { input: 'How much did I pay?' };
const reader: AccountReader = {
  payments: () => Promise.reject(new Error('Nothing is read here')),
  account: () => Promise.reject(new Error('Nothing is read here')),
  usage: async () => ({ messages: { used: 50, limit: 50 }, callMinutes: { used: 10, limit: 10 } }),
};
const callerOf = async (token: string) => ({ id: token, reader });
const saidIn = async (answer: Response) => {
  const { output } = (await answer.json()) as { output: { content?: string }[] };
  return output.map(({ content = '' }) => content).join('');
};

describe('a month that is used up', () => {
  it('is answered in words, with from when on there is more and what can be done, and no engine runs [B12, B54]', async () => {
    const { engine, turns } = saying(text('Hi'));
    const { post } = chat(engine, { takeTurn: async () => -1, callerOf });
    const answer = await post(hello);
    expect([answer.status, turns.length]).toEqual([201, 0]);
    expect(await answer.clone().json()).toMatchObject({ output: [{ refused: 'limit' }] });
    expect(await eventsOf(await post({ ...hello, stream: true }))).toContainEqual(
      expect.objectContaining({ path: 'chat.output[0].refused', delta: 'limit' }),
    );
    expect(await saidIn(answer)).toBe(
      'You have used all the messages that your plan has each month (50). They begin again on June 1. To go on now, choose another plan under **Billing**.',
    );
  });

  it('is told in the language of the page, and also while nobody can tell the number [B12]', async () => {
    const broken = { ...reader, usage: () => Promise.reject(new Error('offline')) };
    const { post } = chat(saying(text('Hi')).engine, {
      takeTurn: async () => -1,
      callerOf: async (token) => ({ id: token, reader: broken }),
    });
    const german = { ...hello, assistantOverrides: { variableValues: { language: 'de-AT' } } };
    expect(await saidIn(await post(german))).toMatch(
      /^Sie haben alle Nachrichten verbraucht, die Ihr Tarif im Monat hat\. Am 1\. Juni beginnt es von vorn\./,
    );
    const arabic = { ...hello, assistantOverrides: { variableValues: { language: 'ar' } } };
    expect(await saidIn(await post(arabic))).toMatch(
      /^لقد استُهلكت كل الرسائل .+ في 1 يونيو\. .+\*\*الفوترة\*\*\.$/,
    );
  });

  it('ends a call in a sentence, and no other call gets a ticket [B12, P1]', async () => {
    let left: number | null | undefined = 30;
    const asked: (string | undefined)[] = [];
    const { ask, ticketOf, post, turns } = provider([text('Hi')], {
      takeTurn: (_user, how) =>
        how ? Promise.resolve(0) : Promise.reject(new Error('a question in a call is no message')),
      takeCallTime: async (_user, call) => {
        asked.push(call);
        return left;
      },
    });
    const ticket = await ticketOf('ada');
    const said = async () => (await (await ask(ticket)).json()).choices[0].message.content as string;
    expect(await said()).toBe('Hi.');
    expect(asked).toEqual([undefined, expect.stringMatching(/^[\da-f]{32}$/)]);
    left = 0;
    expect(await said()).toMatch(/^You have used all the call minutes that your plan has each month/);
    expect([turns.length, new Set(asked.slice(1)).size]).toEqual([1, 1]);
    const refused = await post('/chat/ticket', 'e30.eyJzdWIiOiJhZGEifQ.x');
    expect([refused.status, await refused.json()]).toEqual([402, expect.objectContaining({ code: 'limit' })]);
    left = -1;
    const ending = await post('/chat/ticket', 'e30.eyJzdWIiOiJhZGEifQ.x');
    expect([ending.status, await ending.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'call_ending',
        message: 'Your last call is still ending. Try again in a moment.',
      }),
    ]);
    left = null;
    expect(await said()).toBe('Hi.');
    left = undefined;
    expect((await ask(ticket)).status).toBe(401);
    left = Number.NaN;
    expect((await ask(ticket)).status).toBe(503);
  });
});
