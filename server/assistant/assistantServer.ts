import { callServer, maxCallBytes, type CallServerOptions } from './calls/callServer.ts';
import { chatServer, type ChatHandler, type ChatServerOptions } from './chatServer.ts';
import { refusedQuestions, type RefusedQuestionsOptions } from './refusedQuestions.ts';

export type AssistantServerOptions = ChatServerOptions & CallServerOptions & RefusedQuestionsOptions;

/** The paths that are answered, at the end of the request's own path. */
const paths = /\/chat(?:\/ticket|\/completions|\/refused)?$/;
export const isAssistantPath = (pathname: string) => paths.test(pathname);

/** The chat of signed-in users, and the model of their calls, by the request's path. */
export function assistantServer(options: AssistantServerOptions): ChatHandler {
  const chat = chatServer(options);
  const calls = callServer(options);
  const refused = refusedQuestions(options);
  const handlerFor = ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('/chat/ticket')) return calls.ticket;
    if (pathname.endsWith('/chat/refused')) return refused;
    return pathname.endsWith('/chat/completions') ? calls.completions : chat;
  };
  return Object.assign((request: Request) => handlerFor(request)(request), {
    bodyBytes: async (request: Request) =>
      handlerFor(request) === calls.completions ? maxCallBytes : chat.bodyBytes(request),
  });
}
