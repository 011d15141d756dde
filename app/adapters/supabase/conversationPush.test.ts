import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenForPush } from './conversationPush.ts';

type Frame = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: object];

/** The project's end of a WebSocket, in the words of Phoenix that Supabase's Realtime speaks. */
class FakeSocket {
  static readonly opened: FakeSocket[] = [];
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readyState = 0;
  binaryType = '';
  bufferedAmount = 0;
  readonly received: Frame[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; wasClean: boolean }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.opened.push(this);
    setTimeout(() => {
      this.readyState = 1;
      this.onopen?.();
    });
  }
  send(text: string) {
    this.received.push(JSON.parse(text) as Frame);
  }
  close(code = 1000) {
    this.readyState = 3;
    this.onclose?.({ code, wasClean: true });
  }
  tell(...frame: Frame) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  lost() {
    this.readyState = 3;
    this.onclose?.({ code: 1006, wasClean: false });
  }
}

const topic = 'realtime:conversations:ada';
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function listen(token: () => Promise<string | undefined> = async () => 'token-1') {
  const listener = { onJoined: vi.fn(), onChange: vi.fn(), onEnd: vi.fn() };
  const close = listenForPush(
    {
      url: 'https://p.supabase.co',
      key: 'sb_publishable_1',
      tokens: { session: async () => undefined, current: token, renewed: async () => '' },
    },
    'ada',
    listener,
  );
  await wait(10);
  const socket = FakeSocket.opened.at(-1)!;
  const join = socket.received.find(([, , , event]) => event === 'phx_join')!;
  const answer = (status: 'ok' | 'error', response: object = {}) =>
    socket.tell(join[0], join[1], topic, 'phx_reply', { status, response });
  const change = (event = 'changed') =>
    socket.tell(null, null, topic, 'broadcast', { type: 'broadcast', event, payload: {} });
  return { ...listener, close, socket, join, answer, change };
}

beforeEach(() => {
  FakeSocket.opened.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("joins the user's private topic with their token, and hears of changes [L5, P2]", async () => {
  const page = await listen();
  expect(page.socket.url).toMatch(
    /^wss:\/\/p\.supabase\.co\/realtime\/v1\/websocket\?apikey=sb_publishable_1/,
  );
  const [, , joined, , payload] = page.join;
  expect(joined).toBe(topic);
  expect(payload).toMatchObject({ config: { private: true }, access_token: 'token-1' });
  expect(page.onJoined).not.toHaveBeenCalled();
  page.answer('ok');
  expect(page.onJoined).toHaveBeenCalledTimes(1);
  page.change();
  page.change('another event');
  expect(page.onChange).toHaveBeenCalledTimes(1);
  page.close();
});

it('tells the project of a new token before the old one expires [L5]', async () => {
  let token = 'token-1';
  const page = await listen(async () => token);
  page.answer('ok');
  token = 'token-2';
  await wait(30_000);
  const news = page.socket.received.find(([, , , event]) => event === 'access_token');
  expect(news?.[4]).toEqual({ access_token: 'token-2' });
  page.close();
});

it.each([
  [
    'a refusal',
    (page: Awaited<ReturnType<typeof listen>>) => page.answer('error', { reason: 'Unauthorized' }),
  ],
  ['a lost connection', (page: Awaited<ReturnType<typeof listen>>) => page.socket.lost()],
])('%s ends it once, and it does not try again by itself [L5]', async (_what, happens) => {
  const page = await listen();
  happens(page);
  await wait(0);
  expect(page.onEnd).toHaveBeenCalledTimes(1);
  await wait(300_000);
  expect(page.onEnd).toHaveBeenCalledTimes(1);
  expect(page.socket.readyState).toBe(3);
  expect(FakeSocket.opened).toHaveLength(1);
});

it('a project that answers nothing ends it [L5]', async () => {
  const page = await listen();
  await wait(60_000);
  expect(page.onEnd).toHaveBeenCalledTimes(1);
  expect(FakeSocket.opened).toHaveLength(1);
});

it('is silent once it is closed, also while it was still joining, and leaves no timer [L5]', async () => {
  const page = await listen();
  page.answer('ok');
  page.close();
  page.change();
  await wait(60_000);
  expect(page.onChange).not.toHaveBeenCalled();
  expect(page.onEnd).not.toHaveBeenCalled();
  expect(page.socket.readyState).toBe(3);
  expect(vi.getTimerCount()).toBe(0);

  let give: (token: string) => void = () => undefined;
  const before = FakeSocket.opened.length;
  const listener = { onJoined: vi.fn(), onChange: vi.fn(), onEnd: vi.fn() };
  const tokens = {
    current: () => new Promise<string>((resolve) => (give = resolve)),
    session: async () => undefined,
    renewed: async () => '',
  };
  listenForPush({ url: 'https://p.supabase.co', key: 'k', tokens }, 'ada', listener)();
  give('late');
  await wait(1000);
  expect(FakeSocket.opened).toHaveLength(before);
  expect(listener.onEnd).not.toHaveBeenCalled();
});
