import { http, type RequestHandler } from 'msw';
import { scriptedAssistant } from '../../server/assistant/server.ts';
import { SUPABASE } from './state.ts';

/** C6. The scripted assistant behind both addresses of the provider. */
export function chatHandlers(): RequestHandler[] {
  const answerChat = scriptedAssistant();
  return ['/chat', '/chat/web'].map((path) =>
    http.post(`${SUPABASE}${path}`, ({ request }) => answerChat(request)),
  );
}
