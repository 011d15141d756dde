import { http, type RequestHandler } from 'msw';
import { scriptedAssistant } from '../../server/assistant/server.ts';
import { backendUrl } from './backendState.ts';

/** C6. The scripted assistant behind both addresses of the provider. */
export function chatHandlers(): RequestHandler[] {
  const answerChat = scriptedAssistant();
  return ['/chat', '/chat/web'].map((path) =>
    http.post(`${backendUrl}${path}`, ({ request }) => answerChat(request)),
  );
}
