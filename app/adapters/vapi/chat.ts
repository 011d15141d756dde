import type { ChatPort, ChatReply, ChatRequest } from '../../../src/services/chat.ts';
import { answerCollector, eventParser, readAnswer, type ChatAnswer } from './chatStream.ts';

export interface VapiChatOptions {
  /** Without a trailing slash; '' for the page's own origin. */
  baseUrl: string;
  /** `/chat/web` takes the public key; `/chat` is for a proxy of the operator's that adds the private one. */
  path: '/chat' | '/chat/web';
  key: string;
  assistantId: string;
  stream: boolean;
  fetch?: typeof fetch;
  /** In ms without a single byte; then the message has failed. */
  idle?: number;
}

/** Aborts after `idle` ms without a `touch`. */
function watchdog(idle: number, outer: AbortSignal | undefined) {
  const inner = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const touch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => inner.abort(new Error(`No answer within ${idle} ms`)), idle);
  };
  touch();
  const signal = outer ? AbortSignal.any([outer, inner.signal]) : inner.signal;
  return { signal, touch, stop: () => clearTimeout(timer) };
}

/** Not every `fetch` that is passed in heeds a signal; whoever waits must be freed all the same. */
function orAbort<T>(signal: AbortSignal, promise: Promise<T>) {
  return new Promise<T>((resolve, reject) => {
    const refuse = () => reject(signal.reason);
    if (signal.aborted) refuse();
    signal.addEventListener('abort', refuse, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', refuse));
  });
}

type Watch = ReturnType<typeof watchdog>;

async function readStream(body: ReadableStream<Uint8Array>, watch: Watch, onDelta: (text: string) => void) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = eventParser();
  const { accept, answer } = answerCollector();
  /** False once the stream says that it is done. */
  const deliver = (events: readonly string[]) => {
    for (const data of events) {
      if (data === '[DONE]') return false;
      watch.signal.throwIfAborted();
      const piece = accept(data);
      if (piece) onDelta(piece);
    }
    return true;
  };
  try {
    for (;;) {
      const { done, value } = await orAbort(watch.signal, reader.read());
      watch.touch();
      if (done) {
        deliver([...parser.push(decoder.decode()), ...parser.end()]);
        return answer;
      }
      if (!deliver(parser.push(decoder.decode(value, { stream: true })))) return answer;
    }
  } finally {
    // After [DONE] or a failure nobody reads on: let the connection go.
    void reader.cancel().catch(() => undefined);
  }
}

/** C6, E10. The assistant's answer over HTTP, whole or as it grows. */
export function vapiChat(options: VapiChatOptions): ChatPort {
  const { baseUrl, path, key, assistantId, stream, idle = 15_000 } = options;
  const request = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  const threadKey = path === '/chat/web' ? 'sessionId' : 'previousChatId';

  async function postChat(message: ChatRequest, watch: Watch): Promise<ChatAnswer> {
    const { input, facts, thread } = message;
    const { signal } = watch;
    const body = {
      assistantId,
      input,
      ...(thread !== undefined && { [threadKey]: thread }),
      ...(stream && { stream }),
      ...(Object.keys(facts).length > 0 && { assistantOverrides: { variableValues: facts } }),
    };
    const response = await orAbort(
      signal,
      request(`${baseUrl}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      }),
    );
    watch.touch();
    if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
    const streamed = /^text\/event-stream/i.test(response.headers.get('content-type') ?? '');
    const answer =
      streamed && response.body
        ? await readStream(response.body, watch, (text) => message.onDelta?.(text))
        : readAnswer(await orAbort(signal, response.json()));
    if (answer.text.trim() === '') throw new Error('The assistant answered with nothing.');
    return answer;
  }

  return {
    async send(message): Promise<ChatReply> {
      const watch = watchdog(idle, message.signal);
      try {
        const { id, sessionId, text } = await postChat(message, watch);
        if (message.signal?.aborted) return { ok: false, reason: 'cancelled', message: '' };
        const thread = path === '/chat/web' ? (sessionId ?? message.thread) : (id ?? message.thread);
        return { ok: true, text, thread };
      } catch (error) {
        if (message.signal?.aborted) return { ok: false, reason: 'cancelled', message: '' };
        return {
          ok: false,
          reason: 'failed',
          message: error instanceof Error ? error.message : String(error),
        };
      } finally {
        watch.stop();
      }
    },
  };
}
