import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { observableValue } from '../conversation/observableValue.ts';
import { useAsk, type AskOptions } from './useAsk.ts';

/** A component that asks, before the conversation's code is there. `show`: what has become of the code. */
async function drawn() {
  const draft = observableValue('');
  const load = vi.fn();
  const held: { ask?: (question: string) => void } = {};
  function Asking(state: { store?: AskOptions['store']; error?: unknown }) {
    const ask = useAsk({ store: state.store, draft, code: { error: state.error, require: load } });
    useEffect(() => {
      held.ask = ask;
    });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  async function show(state: Parameters<typeof Asking>[0]) {
    delete held.ask;
    root.render(createElement(Asking, state));
    await expect.poll(() => held.ask).toBeDefined();
  }
  await show({});
  return { draft, load, show, ask: (question: string) => held.ask!(question) };
}

/** A conversation that takes what is sent, or refuses it while an answer is awaited. */
const taking = (takes = true) => ({ send: vi.fn((_question: string) => takes) });

describe('a question that is asked before the conversation is loaded', () => {
  it('is sent once it is loaded, and only once [A50]', async () => {
    const { ask, draft, load, show } = await drawn();
    ask('What is my plan?');
    expect(load).toHaveBeenCalledTimes(1);
    const store = taking();
    await show({ store });
    await show({ store });
    expect(store.send.mock.calls).toEqual([['What is my plan?']]);
    expect(draft.get()).toBe('');
  });

  it('is not lost when another one is asked meanwhile: that one goes into the field, and the same one does not [A50]', async () => {
    const { ask, draft, show } = await drawn();
    ask('What is my plan?');
    ask('What is my plan?');
    ask('When did I pay?');
    const store = taking();
    await show({ store });
    expect(store.send.mock.calls).toEqual([['What is my plan?']]);
    expect(draft.get()).toBe('When did I pay?');
  });

  it('joins what is typed when it cannot be sent, because an answer is still awaited [A50]', async () => {
    const { ask, draft, show } = await drawn();
    ask('What is my plan?');
    draft.set('Half a thought');
    await show({ store: taking(false) });
    expect(draft.get()).toBe('Half a thought\nWhat is my plan?');
    ask('When did I pay?');
    expect(draft.get()).toBe('Half a thought\nWhat is my plan?\nWhen did I pay?');
  });

  it('goes into the field when the code cannot be fetched, and is not sent whenever that succeeds later [A50]', async () => {
    const { ask, draft, load, show } = await drawn();
    ask('What is my plan?');
    await show({ error: new Error('Without a connection') });
    expect(draft.get()).toBe('What is my plan?');
    // The next question fetches the code again, and is sent.
    ask('When did I pay?');
    expect(load).toHaveBeenCalledTimes(2);
    await show({});
    const store = taking();
    await show({ store });
    expect(store.send.mock.calls).toEqual([['When did I pay?']]);
    expect(draft.get()).toBe('What is my plan?');
  });
});
