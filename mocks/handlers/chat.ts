import { http, type RequestHandler } from 'msw';
import { chatServer, type ChatServerOptions } from '../../server/assistant/chatServer.ts';
import { memoryReader } from '../../server/assistant/memoryReader.ts';
import { refusedQuestions, type RefusedQuestionsOptions } from '../../server/assistant/refusedQuestions.ts';
import { rulesEngine } from '../../server/assistant/rules/rulesEngine.ts';
import { storedAccount } from '../../server/assistant/storedAccount.ts';
import { threadMemory } from '../../server/assistant/threadMemory.ts';
import { activityOf } from '../../src/services/activity.ts';
import { backendUrl, type BackendState } from './backendState.ts';

export type ChatModel = ChatServerOptions['engine'];

/** Milliseconds between two words, so that a story shows how an answer grows. */
const paceMs = 15;

/**
 * The assistant of `npm start`, which reads the rows of whichever persona is signed in. [C6]
 * @param more Another engine, and the files that it takes; the one without a model takes none. Where refused questions are
 * kept, users are asked about them.
 */
export function chatHandlers(
  state: BackendState,
  more: Pick<Partial<ChatServerOptions>, 'engine' | 'attachments'> &
    Pick<RefusedQuestionsOptions, 'keepRefused'> = {},
): RequestHandler[] {
  const caller = {
    async callerOf(token: string) {
      const headers = { authorization: `Bearer ${token}` };
      const user = state.sessionOf(new Request(backendUrl, { headers }))?.user;
      if (!user) return undefined;
      const activity = state.activity.rows
        .filter(({ owner }) => owner === user.id)
        .map((row) => activityOf({ ...row }));
      return { id: user.id, reader: memoryReader({ ...storedAccount(user), activity }) };
    },
    log: (line: string) => console.warn(line),
  };
  const answerChat = chatServer({
    ...caller,
    engine: rulesEngine(),
    threads: threadMemory(),
    paceMs,
    ...more,
  });
  const keep = refusedQuestions({ ...caller, ...more });
  const path = `${backendUrl}/chat`;
  return [
    http.get(path, ({ request }) => answerChat(request)),
    http.post(path, ({ request }) => answerChat(request)),
    http.post(`${path}/refused`, ({ request }) => keep(request)),
  ];
}
