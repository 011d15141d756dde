import type { ChatFacts } from '../../src/services/chat.ts';
import { answer } from './answer.ts';

interface AssistantOptions {
  /** The public key that callers must bear. */
  key?: string;
  /** Between two pieces of a streamed answer, in ms. */
  pace?: number;
}

interface Question {
  input: string;
  facts: ChatFacts;
  stream: boolean;
  thread: string | undefined;
}

/** The oldest conversations are forgotten: this serves newcomers and stories, not a crowd. */
const remembered = 200;
const turnsKept = 20;

const refuse = (statusCode: number, error: string, message: string | string[]) =>
  Response.json({ message, error, statusCode }, { status: statusCode });
const badRequest = (...message: string[]) => refuse(400, 'Bad Request', message);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function factsOf(overrides: unknown): ChatFacts {
  const values = isRecord(overrides) && isRecord(overrides.variableValues) ? overrides.variableValues : {};
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function read(body: unknown, web: boolean): Question | string[] {
  if (!isRecord(body)) return ['body must be an object'];
  const { assistantId, input, previousChatId, sessionId, stream } = body;
  const problems: string[] = [];
  if (typeof assistantId !== 'string' || assistantId === '') problems.push('assistantId must be a string');
  if (typeof input !== 'string' || input.trim() === '') problems.push('input must be a string');
  if (previousChatId !== undefined && sessionId !== undefined)
    problems.push('previousChatId and sessionId are mutually exclusive');
  if (web && previousChatId !== undefined) problems.push('property previousChatId should not exist');
  const thread = web ? sessionId : (previousChatId ?? sessionId);
  if (thread !== undefined && typeof thread !== 'string')
    problems.push(`${web ? 'sessionId' : 'previousChatId'} must be a string`);
  if (problems.length > 0 || typeof input !== 'string') return problems;
  return {
    input: input.trim(),
    facts: factsOf(body.assistantOverrides),
    stream: stream === true,
    thread: typeof thread === 'string' ? thread : undefined,
  };
}

function streamed(head: object, text: string, pace: number) {
  const encoder = new TextEncoder();
  const pieces = text.match(/\s*\S+|\s+$/g) ?? [text];
  let next = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const delta = pieces[next++];
      if (delta === undefined) {
        controller.enqueue(encoder.encode('data: [DONE]\n\n'));
        return controller.close();
      }
      if (pace > 0) await new Promise((resolve) => setTimeout(resolve, pace));
      const event = JSON.stringify({ ...head, path: 'chat.output[0].content', delta });
      controller.enqueue(encoder.encode(`data: ${event}\n\n`));
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

/**
 * Answers `POST …/chat` and `POST …/chat/web` in the provider's shapes, from a script.
 * Ids count upwards, so that two runs are the same.
 */
export function scriptedAssistant({ key = 'embedded', pace = 15 }: AssistantOptions = {}) {
  const conversations = new Map<string, readonly string[]>();
  let answered = 0;

  function remember(thread: string, said: readonly string[]) {
    conversations.delete(thread);
    conversations.set(thread, said.slice(-turnsKept));
    const [oldest] = conversations.keys();
    if (conversations.size > remembered && oldest !== undefined) conversations.delete(oldest);
  }

  return async function answerChat(request: Request): Promise<Response> {
    const web = new URL(request.url).pathname.endsWith('/chat/web');
    if (request.method !== 'POST') return refuse(404, 'Not Found', `Cannot ${request.method} /chat`);
    if (request.headers.get('authorization') !== `Bearer ${key}`)
      return refuse(
        401,
        'Unauthorized',
        'Invalid Key. Hot tip, you may be using the private key instead of the public key, or vice versa.',
      );
    let body: unknown;
    try {
      body = await request.json();
    } catch {
      return badRequest('body must be valid JSON');
    }
    const question = read(body, web);
    if (Array.isArray(question)) return badRequest(...question);

    answered += 1;
    const id = `chat-${answered}`;
    const session = web ? (question.thread ?? `session-${answered}`) : undefined;
    const history = (question.thread !== undefined && conversations.get(question.thread)) || [];
    const content = answer(question.input, question.facts, history);
    remember(session ?? id, [...history, question.input, content]);

    const head = session === undefined ? { id } : { id, sessionId: session };
    if (question.stream) return streamed(head, content, pace);
    return Response.json({ ...head, output: [{ role: 'assistant', content }] }, { status: 201 });
  };
}

/** The embedded server's: one for the life of the process. */
export const answerChat = scriptedAssistant();
