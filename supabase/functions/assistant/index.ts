import { callsFromEnvironment } from '../../../server/assistant/calls/callSettings.ts';
import {
  attachmentsFromEnvironment,
  engineFromEnvironment,
} from '../../../server/assistant/model/modelSettings.ts';
import { database } from '../_shared/project.ts';
import { sessionOfToken } from '../_shared/session.ts';
import { projectKey, required } from '../_shared/settings.ts';
import { giveBackBy, takeCallTimeBy, takeTurnBy } from '../_shared/turns.ts';
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

Deno.serve(
  assistantFunction({
    origins: read('APP_ORIGINS').split(/[\s,]+/),
    project,
    sessionOf: sessionOfToken(project),
    takeTurn: takeTurnBy(call, turnLimits),
    giveBack: giveBackBy(call),
    takeCallTime: takeCallTimeBy(call),
    engine: engineFromEnvironment(variable, log),
    attachments: attachmentsFromEnvironment(variable),
    calls: callsFromEnvironment(variable),
    ...(variable('ASSISTANT_KEEP_REFUSED') === '1' && {
      keepRefused: (words: string, outcome: string, request: string) =>
        call('keep_refused_question', { words, outcome, request }),
    }),
    log,
  }),
);
