import { http, type RequestHandler } from 'msw';
import { scriptedAssistant } from '../../server/assistant/server.ts';
import { backendUrl } from './backendState.ts';

/** The scripted assistant at both addresses of the chat provider. [C6] */
export function chatHandlers(): RequestHandler[] {
  const answerChat = scriptedAssistant();
  return ['/chat', '/chat/web'].map((path) =>
    http.post(`${backendUrl}${path}`, ({ request }) => answerChat(request)),
  );
}
