import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failed, success } from '../../../src/services/result.ts';
import { conversationChanges } from './conversationChanges.ts';
import type { PushListener } from './conversationPush.ts';

const pollMs = 1000;
const slowestMs = 12 * pollMs;

/** A project whose mark the test changes, and a page on it. */
function page({ pushes = false, canPush = true } = {}) {
  const project = { mark: 'a', pushed: pushes, fails: false, asked: 0, answerMs: 0 };
  const listeners: PushListener[] = [];
  const ended = vi.fn<() => void>();
  const heard = vi.fn<() => void>();
  const changes = conversationChanges({
    pollMs,
    async state() {
      const { mark, pushed, fails, answerMs } = project;
      project.asked++;
      if (answerMs > 0) await new Promise((resolve) => setTimeout(resolve, answerMs));
      return fails ? failed({ kind: 'unavailable', message: '' }) : success({ mark, pushed });
    },
    async push(_user, listener) {
      if (!canPush) throw new Error('The code could not be fetched.');
      listeners.push(listener);
      return ended;
    },
  });
  const end = changes.watch('ada', heard);
  open.push(end);
  return { ...changes, project, listeners, ended, heard, end };
}

const open: (() => void)[] = [];
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A browser's window and document, of which Node has none. */
const browser = {
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
};
function show(visibilityState: 'visible' | 'hidden') {
  browser.document.visibilityState = visibilityState;
  browser.document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', browser.window);
  vi.stubGlobal('document', browser.document);
});
afterEach(() => {
  show('visible');
  for (const end of open.splice(0)) end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('tabs of one browser', () => {
  /** Messages between tabs are real, and so is the time that they take. */
  beforeEach(() => vi.useRealTimers());
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

  it('tell each other of a change at once, without a look, and not themselves [L5]', async () => {
    const [one, two] = [page(), page()];
    one.tell('ada');
    await vi.waitFor(() => expect(two.heard).toHaveBeenCalledTimes(1));
    await pause();
    expect(one.heard).not.toHaveBeenCalled();
    expect(two.project.asked).toBe(1);
  });

  it("hear nothing of another user's changes, nor after they have heard enough [L5, P2]", async () => {
    const [one, two] = [page(), page()];
    one.tell('bob');
    two.end();
    one.tell('ada');
    await pause();
    expect(one.heard).not.toHaveBeenCalled();
    expect(two.heard).not.toHaveBeenCalled();
  });

  it('are told of a change by a page that watches nothing itself [L5]', async () => {
    const two = page();
    const one = page();
    one.end();
    one.tell('ada');
    await vi.waitFor(() => expect(two.heard).toHaveBeenCalledTimes(1));
  });

  it('look by themselves where they cannot be told [L5]', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', function refused() {
      throw new DOMException('Not here', 'SecurityError');
    });
    const one = page();
    one.tell('ada');
    await wait(0);
    one.project.mark = 'b';
    await wait(pollMs);
    expect(one.heard).toHaveBeenCalledTimes(1);
  });
});

describe('a project that pushes nothing', () => {
  it('is looked at, and a mark that is another one is a change [L5]', async () => {
    const one = page();
    await wait(pollMs);
    expect(one.heard).not.toHaveBeenCalled();
    one.project.mark = 'b';
    await wait(pollMs);
    expect(one.heard).toHaveBeenCalledTimes(1);
    expect(one.listeners).toHaveLength(0);
  });

  it('is looked at less often the longer nothing changes, also while it fails, and often again after a change [L5]', async () => {
    const one = page();
    const asked = async (ms: number) => {
      const before = one.project.asked;
      await wait(ms);
      return one.project.asked - before;
    };
    expect(await asked(10 * pollMs)).toBeGreaterThanOrEqual(10);
    one.project.fails = true;
    await wait(300 * pollMs);
    expect(await asked(10 * slowestMs)).toBe(10);
    one.project.fails = false;
    one.project.mark = 'b';
    await wait(slowestMs);
    expect(one.heard).toHaveBeenCalledTimes(1);
    expect(await asked(10 * pollMs)).toBeGreaterThanOrEqual(8);
  });

  it('is not looked at by a page that is hidden, and at once by one that comes back [L5]', async () => {
    const one = page();
    await wait(0);
    show('hidden');
    await wait(100 * slowestMs);
    expect(one.project.asked).toBe(1);
    one.project.mark = 'b';
    show('visible');
    await wait(0);
    expect(one.heard).toHaveBeenCalledTimes(1);
    expect(one.project.asked).toBe(2);
    show('hidden');
    const two = page();
    browser.window.dispatchEvent(new Event('focus'));
    await wait(slowestMs);
    expect(two.project.asked).toBe(0);
  });
});

describe('a project that pushes', () => {
  async function joined() {
    const one = page({ pushes: true });
    await wait(0);
    one.listeners[0]!.onJoined();
    await wait(0);
    return one;
  }

  it('is listened to after the first look, and then tells of changes between two looks [L5]', async () => {
    const one = await joined();
    expect(one.listeners).toHaveLength(1);
    const { asked } = one.project;
    one.project.mark = 'b';
    one.listeners[0]!.onChange();
    await wait(0);
    expect(one.heard).toHaveBeenCalledTimes(1);
    await wait(slowestMs - 1);
    expect(one.project.asked).toBe(asked + 1);
  });

  it('is looked at once a minute all the same, because what it tells may get lost [L5]', async () => {
    const one = await joined();
    one.project.mark = 'b';
    await wait(slowestMs);
    expect(one.heard).toHaveBeenCalledTimes(1);
  });

  it('misses no change that comes while the page joins, or while it looks [L5]', async () => {
    const one = page({ pushes: true });
    await wait(0);
    one.project.mark = 'b';
    one.listeners[0]!.onJoined();
    await wait(0);
    expect(one.heard).toHaveBeenCalledTimes(1);
    one.project.mark = 'c';
    one.project.answerMs = 100;
    one.listeners[0]!.onChange();
    one.project.mark = 'd';
    one.listeners[0]!.onChange();
    await wait(200);
    expect(one.heard).toHaveBeenCalledTimes(3);
    await wait(slowestMs);
    expect(one.heard).toHaveBeenCalledTimes(3);
  });

  it('is looked at as often as others once the connection is lost, and joined again a minute later [L5]', async () => {
    const one = await joined();
    one.listeners[0]!.onEnd();
    one.project.mark = 'b';
    await wait(pollMs);
    expect(one.heard).toHaveBeenCalledTimes(1);
    expect(one.listeners).toHaveLength(1);
    await wait(slowestMs + pollMs);
    expect(one.listeners).toHaveLength(2);
  });

  it('is looked at where the code that listens cannot be fetched [L5]', async () => {
    const one = page({ pushes: true, canPush: false });
    await wait(0);
    one.project.mark = 'b';
    await wait(pollMs);
    expect(one.heard).toHaveBeenCalledTimes(1);
  });

  it('is left by a page that stays hidden for a minute, and joined by one that comes back [L5]', async () => {
    const one = await joined();
    show('hidden');
    await wait(slowestMs - 1);
    expect(one.ended).not.toHaveBeenCalled();
    await wait(1);
    expect(one.ended).toHaveBeenCalledTimes(1);
    show('visible');
    await wait(0);
    expect(one.listeners).toHaveLength(2);
  });

  it('is left with the last look, also while it was still being joined [L5]', async () => {
    const one = await joined();
    one.end();
    expect(one.ended).toHaveBeenCalledTimes(1);
    const two = page({ pushes: true });
    await wait(0);
    two.end();
    await wait(0);
    expect(two.ended).toHaveBeenCalledTimes(1);
    two.listeners[0]!.onChange();
    await wait(10 * slowestMs);
    expect(two.project.asked).toBe(1);
  });
});
