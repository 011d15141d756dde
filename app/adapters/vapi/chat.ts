import type { ChatPort, ChatReply, ChatRequest } from '../../../src/services/chat.ts';
import { askAbilities, encodedFiles, refusalOf, uploadMs } from './chatFiles.ts';
import { answerCollector, readAnswer, type ChatAnswer } from './chatAnswer.ts';
import { isUnknownThread, requestInput } from './chatRequest.ts';
import { eventParser } from './chatStream.ts';
import { orAbort } from '../../../src/services/orAbort.ts';

export interface VapiChatOptions {
  /** Without a slash at its end; '' for the page's own origin. */
  baseUrl: string;
  /** `/chat/web` takes the public key; `/chat` is for a proxy of the operator, which adds the private key. */
  path: '/chat' | '/chat/web';
  key: string;
  assistantId: string;
  stream: boolean;
  fetch?: typeof fetch;
  /** The message fails after this many ms without a byte. */
  idleTimeoutMs?: number;
}

/** Aborts after `idle` ms without a call of `touch`; at first after `extra` ms more. */
function watchdog(idle: number, outer: AbortSignal | undefined, extra = 0) {
  const inner = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => inner.abort(new Error(`No answer within ${ms} ms`)), ms);
  };
  const touch = () => wait(idle);
  wait(idle + extra);
  const signal = outer ? AbortSignal.any([outer, inner.signal]) : inner.signal;
  return { signal, touch, stop: () => clearTimeout(timer) };
}

type Watch = ReturnType<typeof watchdog>;

async function readStream(body: ReadableStream<Uint8Array>, watch: Watch, onDelta: (text: string) => void) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = eventParser();
  const { accept, answer } = answerCollector();
  /** Returns false once the stream has said that it is complete. */
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
        return answer();
      }
      if (!deliver(parser.push(decoder.decode(value, { stream: true })))) return answer();
    }
  } finally {
    // After [DONE] or a failure nothing more is read, so the connection is released.
    void reader.cancel().catch(() => undefined);
  }
}

/** The chat port over Vapi's HTTP interface, with whole or streamed answers. [C6, E10] */
export function vapiChat(options: VapiChatOptions): Required<ChatPort> {
  const { baseUrl, path, key, assistantId, stream, idleTimeoutMs = 15_000 } = options;
  const request = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  const isPublicPath = path === '/chat/web';
  /** Threads that the provider started by itself because ours had expired. They lack the earlier messages. */
  const threadsWithoutHistory = new Set<string>();

  async function post(message: ChatRequest, thread: string | undefined, { signal }: Watch) {
    const { facts, input, attachments = [] } = message;
    const isNewThread =
      thread === undefined || (threadsWithoutHistory.has(thread) && typeof input === 'string');
    const body = {
      assistantId,
      input: requestInput(message, isNewThread),
      ...(thread !== undefined && { [isPublicPath ? 'sessionId' : 'previousChatId']: thread }),
      ...(stream && { stream }),
      ...(attachments.length > 0 && {
        attachments: await orAbort(signal, encodedFiles(attachments)),
      }),
      ...(Object.keys(facts).length > 0 && { assistantOverrides: { variableValues: facts } }),
    };
    return orAbort(
      signal,
      request(`${baseUrl}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      }),
    );
  }

  /**
   * Sends a message. If the provider refuses the thread, it has answered nothing yet, so the message may start
   * another one.
   */
  async function ask(message: ChatRequest, watch: Watch) {
    const sent = message.thread;
    const response = await post(message, sent, watch);
    watch.touch();
    if (sent === undefined || !(await orAbort(watch.signal, isUnknownThread(response))))
      return { response, sent };
    const again = await post(message, undefined, watch);
    watch.touch();
    return { response: again, sent: undefined };
  }

  async function answerTo(message: ChatRequest, watch: Watch): Promise<ChatAnswer> {
    const { response, sent } = await ask(message, watch);
    if (!response.ok)
      throw Object.assign(new Error(`HTTP error! status: ${response.status}`), {
        refusal: message.attachments && (await orAbort(watch.signal, refusalOf(response))),
      });
    const streamed = /^text\/event-stream/i.test(response.headers.get('content-type') ?? '');
    const answer =
      streamed && response.body
        ? await readStream(response.body, watch, (text) => message.onDelta?.(text))
        : readAnswer(await orAbort(watch.signal, response.json()));
    if (answer.text.trim() === '' && answer.toolCalls.length === 0)
      throw new Error('The assistant answered with nothing.');
    if (sent !== undefined) {
      if (typeof message.input === 'string') threadsWithoutHistory.delete(sent);
      if (isPublicPath && answer.sessionId !== undefined && answer.sessionId !== sent)
        threadsWithoutHistory.add(answer.sessionId);
    }
    return answer;
  }

  return {
    // The provider's own chat takes no files.
    abilities: async () =>
      isPublicPath
        ? undefined
        : askAbilities((init) => request(`${baseUrl}${path}`, init), key, idleTimeoutMs),

    async send(message): Promise<ChatReply> {
      const watch = watchdog(idleTimeoutMs, message.signal, uploadMs(message.attachments));
      try {
        const { id, sessionId, text, toolCalls, sources, refused } = await answerTo(message, watch);
        if (message.signal?.aborted) return { ok: false, reason: 'cancelled', message: '' };
        const thread = (isPublicPath ? sessionId : id) ?? message.thread;
        return {
          ok: true,
          text,
          thread,
          toolCalls,
          ...(sources.length > 0 && { sources }),
          ...(refused && { refused }),
        };
      } catch (error) {
        if (message.signal?.aborted) return { ok: false, reason: 'cancelled', message: '' };
        const { refusal } = Object(error) as { refusal?: string };
        return {
          ok: false,
          reason: 'failed',
          message: error instanceof Error ? error.message : String(error),
          ...(refusal && { refusal }),
        };
      } finally {
        watch.stop();
      }
    },
  };
}
