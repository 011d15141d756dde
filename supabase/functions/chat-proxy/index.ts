import { callTickets } from '../../../server/assistant/calls/callTicket.ts';
import { openCalls } from '../_shared/openCalls.ts';
import { database } from '../_shared/project.ts';
import { projectKey, required } from '../_shared/settings.ts';
import { chatProxy } from './handler.ts';
import { userOfToken } from '../_shared/session.ts';
import { giveBackBy, takeCallTimeBy, takeTurnBy } from '../_shared/turns.ts';
import { ticketHolder, webCalls } from '../_shared/webCalls.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const variable = (name: string) => Deno.env.get(name);
const read = (name: string) => required(variable, name);
const number = (name: string, otherwise: number) => Number(variable(name) ?? '') || otherwise;
const url = read('SUPABASE_URL');
const call = database({ url, serviceKey: projectKey(variable, 'secret') });
const userOf = userOfToken({ url, key: projectKey(variable, 'publishable') });
const log = (message: string) => console.warn(message);
const provider = { key: read('VAPI_PRIVATE_KEY'), assistantId: read('VAPI_ASSISTANT_ID') };
const tickets = callTickets(provider.key);
const turnLimits = {
  perMinute: number('CHAT_TURNS_PER_MINUTE', 20),
  perDay: number('CHAT_TURNS_PER_DAY', 400),
};

const takeTurn = takeTurnBy(call, turnLimits);

const takeCallTime = takeCallTimeBy(call);
const calls = webCalls({
  ...provider,
  url: 'https://api.vapi.ai',
  endedUrl: `${url}/functions/v1/chat-proxy/call/ended`,
  userOfTicket: ticketHolder(tickets, userOf),
  takeTurn,
  openCalls: openCalls(call),
  // Nobody there can use it.
  passesTicket: false,
  log,
});

Deno.serve(
  chatProxy({
    ...provider,
    origins: read('APP_ORIGINS').split(/[\s,]+/),
    userOf,
    takeTurn,
    giveBack: giveBackBy(call),
    calls: {
      timeOf: async (user) => {
        await calls.settleOf(user);
        return takeCallTime(user);
      },
      tickets,
      start: calls.respond,
    },
    url: 'https://api.vapi.ai/chat',
    log,
  }),
);
