import { chatServer, type ChatServerOptions } from './chatServer.ts';
import { EngineFailure, type AccountReader, type Engine, type Step, type Turn } from './engine.ts';
import { threadMemory } from './threadMemory.ts';

/** A reader that nobody should ask. */
const noReader: AccountReader = {
  payments: () => Promise.reject(new Error('Nothing is read here')),
  account: () => Promise.reject(new Error('Nothing is read here')),
};

export const text = (delta: string): Step => ({ type: 'text', delta });
export const source = (ref: string, ...ids: string[]): Step => ({
  type: 'source',
  ref,
  table: 'payment_history',
  ids,
});
export const call = (name: string, given: Record<string, unknown> = {}): Step => ({
  type: 'call',
  name,
  arguments: given,
});

/** An engine that says these steps to everything, and keeps what it was asked. */
export function saying(...steps: readonly (Step | Error)[]) {
  const turns: Turn[] = [];
  const engine: Engine = async function* answer(turn) {
    turns.push(turn);
    for (const step of steps) {
      if (step instanceof Error) throw step;
      yield step;
    }
  };
  return { engine, turns };
}

export const failing = (isBeforeFirstWord = false) =>
  new EngineFailure('I cannot look at your account just now.', {
    detail: 'the key is sk-1234',
    isBeforeFirstWord,
  });

/** The chat for Ada, whose token is 'ada', and Bob. */
export function chat(engine: Engine, more: Partial<ChatServerOptions> = {}) {
  const logged: string[] = [];
  const handle = chatServer({
    engine,
    callerOf: async (token) => (['ada', 'bob'].includes(token) ? { id: token, reader: noReader } : undefined),
    threads: threadMemory(),
    log: (line) => logged.push(line),
    now: () => new Date('2026-05-02T12:00:00Z'),
    ...more,
  });
  const request = (body: unknown, token = 'ada', signal?: AbortSignal) =>
    new Request('https://app.test/chat', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...(signal && { signal }),
    });
  const post = (body: object, token?: string) => handle(request({ assistantId: 'a', ...body }, token));
  const ask = async (body: object, token?: string) => (await post(body, token)).json();
  return { handle, request, post, ask, logged };
}

/** The events of a streamed answer, as they were sent. */
export async function eventsOf(response: Response): Promise<unknown[]> {
  const blocks = (await response.text()).split('\n\n').filter((block) => block.startsWith('data: {'));
  return blocks.map((block): unknown => JSON.parse(block.slice(6)));
}
