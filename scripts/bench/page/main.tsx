/** The chat as the app draws it, or plainly, driven by scripts/bench/chat.ts through `window.bench`. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ChatDialog } from '../../../src/screens/agent/chat/ChatDialog.tsx';
import { conversation } from '../../../src/screens/agent/conversation/conversation.ts';
import { observableValue } from '../../../src/screens/agent/conversation/observableValue.ts';
import { restoreThread } from '../../../src/screens/agent/conversation/storedThread.ts';
import { threadKey } from '../../../src/screens/shell/tabStorage.ts';
import type { ChatReply, ChatRequest } from '../../../src/services/chat.ts';
import '../../../src/ui/theme/theme.ts';
import { Call, simulateCall } from './Call.tsx';
import { frames, type Frames } from './frames.ts';
import { PlainChat } from './PlainChat.tsx';
import { longThread, word } from './words.ts';

export interface ChatBench {
  /** Whether all messages that are shown at first are drawn. */
  drawn: () => boolean;
  /** Asks a question. Resolves to the milliseconds until it was painted. */
  ask: () => Promise<number>;
  /** Answers the question in one piece. Resolves to the milliseconds until that was painted. */
  answer: () => Promise<number>;
  /** Answers the question word by word, with `gap` ms between words. Resolves to the frames drawn meanwhile. */
  stream: (tokens: number, gap: number) => Promise<Frames>;
  /** Simulates a call of this many ms. Resolves to the frames drawn meanwhile. */
  simulateCall: (ms: number) => Promise<Frames>;
}

declare global {
  interface Window {
    bench: ChatBench;
  }
}

const parameters = new URLSearchParams(location.search);
const count = Number(parameters.get('n'));
/** The app's own chat shows a page of messages; the baseline shows all. */
const shownAtFirst = parameters.has('plain') ? count : Math.min(count, 200);
const key = threadKey('bench');
sessionStorage.setItem(key, JSON.stringify({ entries: longThread(count) }));

let request: (ChatRequest & { reply: (reply: ChatReply) => void }) | undefined;
const store = conversation({
  chat: {
    send: (given) =>
      new Promise((reply) => {
        request = { ...given, reply };
      }),
  },
  voice: {
    subscribe: () => () => undefined,
    transcript: () => undefined,
    sendText: () => undefined,
    speak: () => undefined,
    answerTool: () => undefined,
  },
  toolCode: { load: () => Promise.resolve(), loaded: () => undefined },
  runTask: () => Promise.resolve(undefined),
  facts: () => ({}),
  storage: sessionStorage,
  key,
  readThread: restoreThread,
});
store.connect();

const painted = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(0);
    });
  });

async function timed(change: () => void) {
  await painted();
  const from = performance.now();
  change();
  return (await painted()) - from;
}

const answer = (text: string) => request?.reply({ ok: true, text, thread: 't', toolCalls: [] });

window.bench = {
  simulateCall,
  // Bubbles, not the formatted text in them.
  drawn: () => document.querySelectorAll('[role=log] [dir=auto]:not([dir=auto] *)').length >= shownAtFirst,
  ask: () => timed(() => store.send('What do I pay?')),
  answer: () => timed(() => answer('You pay **$29** a month.')),
  async stream(tokens, gap) {
    await painted();
    const counted = frames();
    let told = '';
    await new Promise<void>((resolve) => {
      let i = 0;
      const timer = setInterval(() => {
        const piece = `${word(i)} `;
        told += piece;
        request?.onDelta?.(piece);
        if (++i < tokens) return;
        clearInterval(timer);
        resolve();
      }, gap);
    });
    const result = counted.stop();
    answer(told);
    return result;
  },
};

function Chat() {
  const [draft] = useState(() => ({
    ...observableValue(''),
    files: observableValue([]),
    reading: observableValue(0),
    refusedFiles: observableValue(undefined),
  }));
  if (parameters.has('call')) return <Call />;
  if (parameters.has('plain')) return <PlainChat store={store} />;
  return (
    <ChatDialog open store={store} draft={draft} onCallPlace={() => undefined} onClose={() => undefined} />
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Chat />);
