import { callsFromEnvironment } from '../../../server/assistant/calls/callSettings.ts';
import { callTickets } from '../../../server/assistant/calls/callTicket.ts';
import { readBoolean } from '../../../server/assistant/readBoolean.ts';
import {
  attachmentsFromEnvironment,
  engineFromEnvironment,
} from '../../../server/assistant/model/modelSettings.ts';
import { openCalls } from '../_shared/openCalls.ts';
import { database } from '../_shared/project.ts';
import { sessionOfToken } from '../_shared/session.ts';
import { projectKey, required } from '../_shared/settings.ts';
import { giveBackBy, takeCallTimeBy, takeTurnBy } from '../_shared/turns.ts';
import { ticketHolder, webCalls } from '../_shared/webCalls.ts';
import { assistantFunction } from './handler.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const variable = (name: string) => Deno.env.get(name);
const read = (name: string) => required(variable, name);
const number = (name: string, otherwise: number) => Number(variable(name) ?? '') || otherwise;
const log = (message: string) => console.warn(message);
const project = { url: read('SUPABASE_URL'), key: projectKey(variable, 'publishable') };
const call = database({ url: project.url, serviceKey: projectKey(variable, 'secret') });
const turnLimits = {
  perMinute: number('CHAT_TURNS_PER_MINUTE', 20),
  perDay: number('CHAT_TURNS_PER_DAY', 400),
};

const sessionOf = sessionOfToken(project);
const takeTurn = takeTurnBy(call, turnLimits);
const calls = callsFromEnvironment(variable);

/** With a provider's keys, calls are started here, and the page needs none. */
function callStarter() {
  const [key, assistantId] = [variable('VAPI_PRIVATE_KEY'), variable('VAPI_ASSISTANT_ID')];
  if (!calls || !key || !assistantId) return undefined;
  return webCalls({
    key,
    assistantId,
    url: 'https://api.vapi.ai',
    endedUrl: `${project.url}/functions/v1/assistant/call/ended`,
    userOfTicket: ticketHolder(
      callTickets(calls.ticketSecret),
      async (token) => (await sessionOf(token))?.id,
    ),
    takeTurn,
    openCalls: openCalls(call),
    passesTicket: true,
    log,
  });
}

const takeCallTime = takeCallTimeBy(call);
const starter = callStarter();

Deno.serve(
  assistantFunction({
    origins: read('APP_ORIGINS').split(/[\s,]+/),
    project,
    sessionOf,
    takeTurn,
    giveBack: giveBackBy(call),
    takeCallTime: async (user, id) => {
      if (id === undefined) await starter?.settleOf(user);
      return takeCallTime(user, id);
    },
    engine: engineFromEnvironment(variable, log),
    attachments: attachmentsFromEnvironment(variable),
    calls,
    startCalls: starter?.respond,
    ...(readBoolean('ASSISTANT_KEEP_REFUSED', variable('ASSISTANT_KEEP_REFUSED')) && {
      keepRefused: (words: string, outcome: string, request: string) =>
        call('keep_refused_question', { words, outcome, request }),
    }),
    log,
  }),
);
