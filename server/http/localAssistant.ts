import { sessionOfToken } from '../../supabase/functions/_shared/session.ts';
import type { AttachmentType } from '../../src/services/attachments.ts';
import { assistantServer } from '../assistant/assistantServer.ts';
import { callsFromEnvironment } from '../assistant/calls/callSettings.ts';
import type { ChatHandler } from '../assistant/chatServer.ts';
import type { Engine } from '../assistant/engine.ts';
import { attachmentsFromEnvironment, engineFromEnvironment } from '../assistant/model/modelSettings.ts';
import { restReader } from '../assistant/restReader.ts';
import { threadMemory } from '../assistant/threadMemory.ts';
import { readBoolean } from '../assistant/readBoolean.ts';
import { hasLimits } from '../environment.ts';
import type { EmbeddedBackend } from '../backend.ts';

export interface LocalAssistantOptions {
  backend: () => Promise<EmbeddedBackend>;
  /** The hosted project whose accounts the app has; without one they are those of `backend`. */
  project?: { url: string; key: string };
  /** Where the variables of docs/assistant.md and EMBEDDED_LIMITS are looked for; nowhere by default. */
  environment?: Readonly<Record<string, string | undefined>>;
  /** Instead of what the environment says. */
  engine?: Engine;
  /** The files that `engine` can look at. */
  attachments?: readonly AttachmentType[];
}

/** As at a hosted project; docs/deploy.md says how to change them there. */
const turnLimits = { perMinute: 20, perDay: 400 };
/** Without limits the messages are counted all the same: the account shows how many there were. */
const noTurnLimits = { perMinute: 1_000_000, perDay: 1_000_000 };

/** The embedded backend answers in this process: its address is never asked. */
const inProcess = 'http://localhost';

/**
 * Answers the agent's chat for whoever's session comes along, and reads with it. Throws an error that says what to do when
 * the settings of the model do not fit together.
 */
export function localAssistant(options: LocalAssistantOptions): ChatHandler {
  const { backend, project, environment = {} } = options;
  const log = (line: string) => console.warn(`[assistant] ${line}`);
  const engine = options.engine ?? engineFromEnvironment((name) => environment[name], log);
  const attachments = options.attachments ?? attachmentsFromEnvironment((name) => environment[name]);
  const limits = hasLimits(environment) ? turnLimits : noTurnLimits;

  async function place() {
    if (project) return { ...project, url: project.url.replace(/\/+$/, '') };
    const { publishableKey: key, fetch: ask } = await backend();
    const fetch: typeof globalThis.fetch = (input, init) => ask(new Request(input, init));
    return { url: inProcess, key, fetch };
  }

  async function takeTurn(user: string, { counted = true } = {}) {
    const { pg } = await backend();
    const statement = 'select public.take_chat_turn($1, $2, $3, $4) as wait';
    const values = [user, limits.perMinute, limits.perDay, counted];
    const { rows } = await pg.query<{ wait: number }>(statement, values);
    return rows[0]?.wait ?? Number.NaN;
  }

  async function giveBack(user: string, secondsAgo: number) {
    const { pg } = await backend();
    await pg.query('select public.give_back_chat_turn($1, $2)', [user, secondsAgo]);
  }

  async function takeCallTime(user: string, call?: string) {
    const { pg } = await backend();
    const statement = 'select public.take_call_time($1, $2) as time_left';
    const { rows } = await pg.query<{ time_left: number | null }>(statement, [user, call ?? null]);
    return rows[0] && rows[0].time_left;
  }

  async function keepRefused(words: string, outcome: string, request: string) {
    const { pg } = await backend();
    const statement = 'select public.keep_refused_question($1, $2, $3) as kept';
    const { rows } = await pg.query<{ kept: boolean }>(statement, [words, outcome, request]);
    return rows[0]?.kept ?? false;
  }

  return assistantServer({
    engine,
    // Another project's questions are kept there, by its function.
    ...(readBoolean('ASSISTANT_KEEP_REFUSED', environment.ASSISTANT_KEEP_REFUSED) &&
      !project && { keepRefused }),
    calls: callsFromEnvironment((name) => environment[name]),
    attachments,
    async callerOf(token) {
      const at = await place();
      const user = await sessionOfToken(at)(token);
      return user && { id: user.id, reader: restReader({ ...at, token, user }) };
    },
    // Another project's turns are counted there, by its functions.
    ...(!project && { takeTurn, giveBack, takeCallTime }),
    threads: threadMemory(),
    log,
  });
}
