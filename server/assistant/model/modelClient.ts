import { guessedTokens, withoutFiles, type ContentPart } from './attachmentParts.ts';
import { callCollector, type ModelCall } from './modelCalls.ts';
import { modelEvents, within } from './modelEvents.ts';

export interface ModelOptions {
  /** Up to and with '/v1', without a trailing slash. ASSISTANT_URL. */
  url: string;
  /** ASSISTANT_MODEL. */
  model: string;
  /** ASSISTANT_API_KEY. Local servers need none. */
  key?: string;
  fetch?: typeof fetch;
  /** Milliseconds until the model begins to answer, between two pieces of it, and for all of an answer. */
  timeouts?: { firstByteMs: number; idleMs: number; wholeMs: number };
  /** Of one request, and of all requests for one answer together. */
  tokens?: { perRequest: number; perAnswer: number };
}

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant' | 'tool';
  content: string | null | readonly ContentPart[];
  tool_calls?: readonly object[];
  tool_call_id?: string;
}

/** The provider answered with an error. The message holds its own words, without the key and the user's files: for the log only. */
export class ModelRefusal extends Error {
  override name = 'ModelRefusal';
  readonly status: number;
  constructor(status: number, said: string) {
    super(`The model answered ${status}: ${said}`);
    this.status = status;
  }
}

export interface ModelRequest {
  messages: readonly ModelMessage[];
  tools: readonly object[];
  /** The tools stay listed, since some servers refuse a history with calls without them, but may not be called. */
  mayCall: boolean;
  maxTokens: number;
  signal: AbortSignal;
}

/** What a request came to, besides its words. */
export interface ModelAnswer {
  calls: readonly ModelCall[];
  /** As the provider counts, or a guess from the number of characters. */
  tokens: number;
}

/** What a refusal names that may be for a field that the server does not know, or for a value that it does not take. */
const disputedField = /max_tokens|max_completion_tokens|temperature|stream_options/i;

interface Delta {
  content?: unknown;
  tool_calls?: unknown;
}
interface ModelEvent {
  error?: unknown;
  usage?: { total_tokens?: unknown } | null;
  choices?: readonly { delta?: Delta; message?: Delta; finish_reason?: unknown }[];
}

/** Asks an OpenAI-compatible server. Nothing is asked twice but what was refused for a field that the server does not know. */
export function modelClient(options: ModelOptions) {
  const { url, model, key, fetch: request = fetch } = options;
  const { firstByteMs, idleMs } = options.timeouts ?? usualTimeouts;
  /** Newer models refuse `max_tokens` and a temperature: once one has answered a request without them, it gets no other. */
  let isPlain = false;

  /** The provider's own words, for the log. */
  const quoted = (text: string) =>
    (key ? withoutFiles(text).replaceAll(key, '[key]') : withoutFiles(text)).slice(0, 500);

  const bodyOf = ({ messages, tools, mayCall, maxTokens }: ModelRequest, plain: boolean) => ({
    model,
    messages,
    tools,
    ...(!mayCall && { tool_choice: 'none' }),
    stream: true,
    ...(plain
      ? { max_completion_tokens: maxTokens }
      : { max_tokens: maxTokens, temperature: 0.2, stream_options: { include_usage: true } }),
  });

  async function post(asked: ModelRequest, plain: boolean): Promise<Response> {
    const leaving = new AbortController();
    const signal = AbortSignal.any([asked.signal, leaving.signal]);
    try {
      return await within(
        request(`${url}/chat/completions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
          body: JSON.stringify(bodyOf(asked, plain)),
          signal,
          redirect: 'error',
        }),
        firstByteMs,
        asked.signal,
        'The model did not begin to answer',
      );
    } catch (error) {
      leaving.abort();
      throw error;
    }
  }

  async function begin(asked: ModelRequest, plain = isPlain): Promise<Response> {
    const answer = await post(asked, plain);
    if (answer.ok) {
      isPlain ||= plain;
      return answer;
    }
    const whole = await within(answer.text(), idleMs, asked.signal, 'No whole refusal').catch(() => '');
    const said = quoted(whole);
    if (answer.status !== 400 || plain || !disputedField.test(said))
      throw new ModelRefusal(answer.status, said);
    return begin(asked, true);
  }

  async function* dataOf(answer: Response, signal: AbortSignal): AsyncGenerator<string> {
    if (!answer.body) throw new Error('The model answered without a body');
    // A server that does not stream answers with one JSON object.
    if (/^application\/json\b/i.test(answer.headers.get('content-type') ?? ''))
      yield await within(answer.text(), idleMs, signal, 'No whole answer');
    else yield* modelEvents(answer.body, idleMs, signal);
  }

  /** Yields the words as they come. Throws what kept the model from answering. */
  return async function* ask(asked: ModelRequest): AsyncGenerator<string, ModelAnswer> {
    const answer = await begin(asked);
    const calls = callCollector();
    let counted = 0;
    let length = 0;
    let hasEnded = false;
    for await (const data of dataOf(answer, asked.signal)) {
      if (data === '[DONE]') {
        hasEnded = true;
        break;
      }
      const event = Object(JSON.parse(data)) as ModelEvent;
      if (event.error) throw new Error(`The model's stream said: ${quoted(JSON.stringify(event.error))}`);
      if (typeof event.usage?.total_tokens === 'number') counted = event.usage.total_tokens;
      const choice = event.choices?.[0];
      if (choice?.finish_reason) hasEnded = true;
      const delta = choice?.delta ?? choice?.message;
      calls.add(delta?.tool_calls);
      if (typeof delta?.content !== 'string' || delta.content === '') continue;
      length += delta.content.length;
      yield delta.content;
    }
    if (!hasEnded) throw new Error('The model broke off in the middle.');
    return { calls: calls.list(), tokens: counted || guessedTokens(asked.messages, length) };
  };
}

/** A local model may have to be loaded first. */
export const usualTimeouts = { firstByteMs: 30_000, idleMs: 15_000, wholeMs: 90_000 };
