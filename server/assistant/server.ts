// The room server/assistant: an assistant that answers from a script, in the shapes of the chat provider, so that the app
// can be tried without an account there. This file is its HTTP side.

import { acknowledge, actionFor, type Reply } from './actions.ts';
import { answer } from './answer.ts';
import { readQuestion, type Question } from './question.ts';

interface AssistantOptions {
  /** The public key that callers must bear. */
  key?: string;
  /** Milliseconds between two pieces of a streamed answer; 15 by default. */
  paceMs?: number;
  /**
   * What ids are made of. They count upwards unless given, so that two runs are the same. Whoever knows the id of a
   * conversation may go on with it: where several people are answered it must be one that cannot be guessed.
   */
  newId?: () => string;
}

interface Conversation {
  said: readonly string[];
  /** Ids of tool calls that nobody has answered yet. */
  calls: readonly string[];
}

/** The number of conversations that are remembered. The oldest are forgotten, since this serves people who try the app, and stories. */
const maximumConversations = 200;
const maximumTurns = 20;

const refuse = (statusCode: number, error: string, message: string | string[]) =>
  Response.json({ message, error, statusCode }, { status: statusCode });
const badRequest = (...message: string[]) => refuse(400, 'Bad Request', message);

/** The provider's shape of a tool call. */
const wireCalls = (id: string, { call }: Reply) =>
  call
    ? [
        {
          id,
          type: 'function',
          function: { name: call.name, arguments: JSON.stringify(call.arguments) },
        },
      ]
    : [];

type WireCall = ReturnType<typeof wireCalls>[number];

/** What an answer consists of as it grows: words, then the tool calls field by field. */
const piecesOf = (text: string, calls: readonly WireCall[]) => [
  ...(text.match(/\s*\S+|\s+$/g) ?? []).map((delta) => ({ path: 'chat.output[0].content', delta })),
  ...calls.flatMap(({ id, function: { name, arguments: given } }, n) => [
    { path: `chat.output[0].tool_calls[${n}].id`, delta: id },
    { path: `chat.output[0].tool_calls[${n}].function.name`, delta: name },
    { path: `chat.output[0].tool_calls[${n}].function.arguments`, delta: given },
  ]),
];

function streamed(head: object, pieces: readonly object[], pace: number) {
  const encoder = new TextEncoder();
  let next = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = pieces[next++];
      if (piece === undefined) {
        controller.enqueue(encoder.encode('data: [DONE]\n\n'));
        return controller.close();
      }
      if (pace > 0) await new Promise((resolve) => setTimeout(resolve, pace));
      controller.enqueue(encoder.encode(`data: ${JSON.stringify({ ...head, ...piece })}\n\n`));
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

function reply({ input, facts }: Question, said: readonly string[]): Reply {
  if (typeof input !== 'string') return { text: acknowledge(input) };
  return actionFor(input, facts, said) ?? { text: answer(input, facts, said) };
}

function counter() {
  let count = 0;
  return () => String((count += 1));
}

/** Answers `POST …/chat` and `POST …/chat/web` in the provider's shapes, from a script. */
export function scriptedAssistant(options: AssistantOptions = {}) {
  const { key = 'embedded', paceMs = 15, newId = counter() } = options;
  const conversations = new Map<string, Conversation>();

  function remember(thread: string, { said, calls }: Conversation) {
    conversations.delete(thread);
    conversations.set(thread, { said: said.slice(-maximumTurns), calls });
    const [oldest] = conversations.keys();
    if (conversations.size > maximumConversations && oldest !== undefined) conversations.delete(oldest);
  }

  function respond(question: Question, web: boolean) {
    const { input, thread, stream } = question;
    const before = thread === undefined ? { said: [], calls: [] } : conversations.get(thread);
    if (!before) return refuse(404, 'Not Found', `${web ? 'Session' : 'Previous chat'} not found: ${thread}`);
    const open = [...before.calls, ...question.calls];
    if (typeof input !== 'string' && input.some(({ id }) => !open.includes(id)))
      return badRequest("messages with role 'tool' must answer a preceding tool call");

    const name = newId();
    const id = `chat-${name}`;
    const session = web ? (thread ?? `session-${name}`) : undefined;
    const history = [...before.said, ...question.said];
    const given = reply(question, history);
    const calls = wireCalls(`call-${name}`, given);
    const words = typeof input === 'string' ? [input, given.text] : [given.text];
    const left =
      typeof input === 'string' ? open : open.filter((each) => input.every((one) => one.id !== each));
    remember(session ?? id, {
      said: [...history, ...words],
      calls: [...left, ...calls.map((call) => call.id)],
    });

    const head = session === undefined ? { id } : { id, sessionId: session };
    if (stream) return streamed(head, piecesOf(given.text, calls), paceMs);
    const message = {
      role: 'assistant',
      content: given.text,
      ...(calls.length > 0 && { tool_calls: calls }),
    };
    return Response.json({ ...head, output: [message] }, { status: 201 });
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
    const question = readQuestion(body, web);
    return Array.isArray(question) ? badRequest(...question) : respond(question, web);
  };
}
