import { isUuid } from '../../src/services/isUuid.ts';
import { maxMessageBytes } from './attachments.ts';
import type { ChatServerOptions } from './chatServer.ts';
import { readable } from './chatRequest.ts';
import { refuse, refuseSession } from './refusals.ts';
import { maskedQuestion } from './rules/maskedQuestion.ts';

export interface RefusedQuestionsOptions extends Pick<
  ChatServerOptions,
  'callerOf' | 'takeTurn' | 'log' | 'now'
> {
  /**
   * Keeps masked words, of nobody; resolves to false where there is no room for more. `request` is kept once, however often it is
   * sent. Absent where the operator has not turned it on.
   */
  keepRefused?:
    | ((words: string, outcome: 'refused' | 'offered', request: string) => Promise<unknown>)
    | undefined;
}

const answer = (kept: boolean) => Response.json({ kept }, { headers: { 'cache-control': 'no-store' } });

/**
 * Answers `POST …/chat/refused` with `{input, request, consent: true}`: the user lets us keep this question, without names. Only what
 * the rules refuse is kept, and only words that everybody uses. Never throws.
 */
export function refusedQuestions({
  callerOf,
  takeTurn,
  log,
  now = () => new Date(),
  keepRefused,
}: RefusedQuestionsOptions) {
  async function respond(request: Request): Promise<Response> {
    if (!keepRefused || request.method !== 'POST') return refuse(404, 'No questions are kept here.');
    const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    const user = token && (await callerOf(token));
    if (!user) return refuseSession();
    const text = await request.text();
    if (text.length > maxMessageBytes) return refuse(413, 'The message is too long.');
    let body: { input?: unknown; request?: unknown; consent?: unknown };
    try {
      body = Object(JSON.parse(text)) as typeof body;
    } catch {
      return refuse(400, 'body must be valid JSON');
    }
    if (typeof body.input !== 'string' || body.input.trim() === '')
      return refuse(400, 'input must be a question');
    if (!isUuid(body.request)) return refuse(400, 'request must be a UUID');
    if (body.consent !== true) return refuse(400, 'nothing is kept without consent');
    // An answer of the page's own to a question that was counted already.
    const wait = takeTurn ? await takeTurn(user.id, { counted: false }) : 0;
    if (wait === undefined) return refuseSession();
    if (!Number.isInteger(wait) || wait < 0) throw new Error('Nobody can tell whether it is the user’s turn');
    if (wait > 0) return refuse(429, 'Too many messages. Please wait.', { retryAfter: wait });
    const masked = await maskedQuestion(readable(body.input), now());
    if (!masked) return answer(false);
    return answer((await keepRefused(masked.words, masked.outcome, body.request)) !== false);
  }
  return async (request: Request): Promise<Response> => {
    try {
      return await respond(request);
    } catch (error) {
      log(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
      return refuse(503, 'The assistant is not available.');
    }
  };
}
