import { database } from '../_shared/project.ts';
import { projectKey, required } from '../_shared/settings.ts';
import { chatProxy } from './handler.ts';
import { userOfToken } from '../_shared/session.ts';
import { giveBackBy, takeTurnBy } from '../_shared/turns.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const variable = (name: string) => Deno.env.get(name);
const read = (name: string) => required(variable, name);
const number = (name: string, otherwise: number) => Number(variable(name) ?? '') || otherwise;
const url = read('SUPABASE_URL');
const call = database({ url, serviceKey: projectKey(variable, 'secret') });
const turnLimits = {
  perMinute: number('CHAT_TURNS_PER_MINUTE', 20),
  perDay: number('CHAT_TURNS_PER_DAY', 400),
};

Deno.serve(
  chatProxy({
    origins: read('APP_ORIGINS').split(/[\s,]+/),
    userOf: userOfToken({ url, key: projectKey(variable, 'publishable') }),
    takeTurn: takeTurnBy(call, turnLimits),
    giveBack: giveBackBy(call),
    assistantId: read('VAPI_ASSISTANT_ID'),
    key: read('VAPI_PRIVATE_KEY'),
    url: 'https://api.vapi.ai/chat',
    log: (message) => console.warn(message),
  }),
);
