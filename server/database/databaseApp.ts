// The folder server/database holds PGlite and its thread, migrations, backups, exports and clean-ups. This file answers
// the requests that reach the database.

import { AsyncLocalStorage } from 'node:async_hooks';
import { embeddedPublishableKey } from '../../src/services/embedded.ts';
import { toHostedResponse } from '../http/hostedResponses.ts';
import { BrokenDatabase } from './brokenDatabase.ts';
import { openDatabase, provision, serverFor } from './database.ts';
import { fillAuthMail, type Draft } from '../mail/authMail.ts';
import { mutex } from './mutex.ts';
import type { Provider } from '../../src/services/providers.ts';
import { originsOf } from '../http/hosts.ts';
import { logOnlyFailures } from './silenceLogs.ts';
import { answerLink, challengeOf, isLinkRequest, storeLink, withMark, type Challenge } from '../auth/pkce.ts';
import { refusedAddressChange } from '../auth/addressChange.ts';
import { answerFactors, isFactorRequest, refusedWithoutFactor } from '../auth/factors.ts';
import { hashPasswordsInWorker } from '../auth/passwords.ts';
import { addPasswordIdentity } from '../auth/providers/identities.ts';
import { answerProviders, isProviderRequest } from '../auth/providers/routes.ts';
import { refusedPasswordChange } from '../auth/reauthentication.ts';
import { actorSetting } from '../http/actorSetting.ts';
import { checkRequest } from '../http/restRules.ts';
import { diskFullResponse, isDiskFullError, reportingFileErrors } from './diskSpace.ts';
import { installationSecret } from '../auth/secret.ts';
import { endOtherSessions, idsOf, recordDevice, refusedSession, setsPassword } from '../auth/sessions.ts';
import { answerSignIn, isSignIn } from '../auth/signIns.ts';
import { withFactors } from '../auth/tokenClaims.ts';
import { guardStatements } from './statements.ts';
import { type FileStore, filesBelow, memoryFiles, storageAdapter } from '../storage/storage.ts';

hashPasswordsInWorker();

export interface DatabaseAppOptions {
  directory: string | undefined;
  siteUrl: string;
  confirmations: boolean;
  /** The sites with whose accounts people may sign in; stand-ins in this process answer in their place. */
  providers: readonly Provider[];
  /** The age of a session, in ms, from which on a new password needs a mailed code. */
  reauthenticationAfterMs: number;
}

/** The functions that the database calls when something happens. */
export interface DatabaseAppCallbacks {
  /**
   * Called when the server has written a mail. `redirect`: where its link is to lead in the end, which the server
   * leaves out.
   */
  onMail: (draft: Draft, redirect: string | undefined) => void;
  /** Called when the database has broken. From now on every call is refused with this error. */
  onBroken: (error: BrokenDatabase) => void;
  /** Called when a request takes the database for itself, and when it gives it back. */
  onTurnChange?: (isTaken: boolean) => void;
}

/** The database and the Supabase-compatible server on it. Each call rejects with a BrokenDatabase once it has broken. */
export interface DatabaseApp {
  /** `redirect`: where a link in a mail that this request causes leads in the end. */
  fetch: (request: Request, redirect: string | undefined) => Promise<Response>;
  /** Runs SQL as the owner of the database: no policy applies. */
  query: <Row>(sql: string, parameters?: unknown[]) => Promise<{ rows: Row[] }>;
  exec: (sql: string) => Promise<void>;
  /** Removes stored files without asking any policy. */
  removeFiles: (keys: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
}

/** What is known about the request that is being answered. */
interface Answering {
  redirect: string | undefined;
  /** What the browser that asks for a mail keeps the other half of. */
  challenge?: Challenge;
  /** What the server has written because of this request. It is filled in and sent once the server has answered. */
  written: Draft[];
  /** The database's error, which the server swallows and the answer needs. */
  error?: unknown;
  /** Whether the server could read the request for rows. */
  isParsed?: boolean;
}

/** Milliseconds between two checks whether the database still answers. */
const checkEveryMs = 10_000;

/** Whether a 500 is the server's answer to a request for rows that it could not read, before it asked the database. */
const isUnreadable = ({ url }: Request, { status }: Response, { error, isParsed = false }: Answering) =>
  status === 500 && !isParsed && error === undefined && new URL(url).pathname.startsWith('/rest/v1/');

/** The refusal of PostgREST for a request that it cannot read. */
const unreadable = (details: string) =>
  Response.json(
    { code: 'PGRST100', details, hint: null, message: 'The request could not be parsed' },
    { status: 400 },
  );

/** Opens the database in this thread. `files` keeps the bytes of pictures when everything is in memory. */
export async function openDatabaseApp(
  { directory, siteUrl, confirmations, providers, reauthenticationAfterMs: afterMs }: DatabaseAppOptions,
  { onMail, onBroken, onTurnChange }: DatabaseAppCallbacks,
  files: FileStore = directory ? filesBelow(`${directory}/files`) : memoryFiles(),
): Promise<DatabaseApp> {
  const answering = new AsyncLocalStorage<Answering>();
  const onError = (error: unknown) => {
    const request = answering.getStore();
    if (request) request.error = error;
  };
  const secret = installationSecret(directory);
  const connection = await openDatabase(directory);
  const app = await serverFor(connection, {
    storage: storageAdapter(reportingFileErrors(files, onError)),
    secret,
    key: embeddedPublishableKey,
    siteUrl,
    redirects: originsOf(siteUrl).map((origin) => `${origin}/**`),
    confirmations,
    providers,
    deliver: (draft) => answering.getStore()?.written.push(draft),
  });
  await provision(app, connection, directory);

  const pg = connection.driver;
  let brokenWith: BrokenDatabase | undefined;
  const statements = guardStatements(pg, {
    onError,
    onBroken(error) {
      brokenWith = error;
      onBroken(error);
    },
  });
  const parsed = connection.onPostgrestAST.bind(connection);
  connection.onPostgrestAST = async (request) => {
    const context = answering.getStore();
    if (context) context.isParsed = true;
    try {
      checkRequest(request);
    } catch (error) {
      onError(error);
      throw error;
    }
    return parsed(request);
  };

  // PGlite has one session, so without this a query of one request could run in the role of another.
  const inTurn = mutex(onTurnChange);
  const setActor = actorSetting(pg);
  /**
   * Lets sign-ins and changes of a password run one after another, although other requests use the database while a
   * password is hashed. Otherwise a sign-in with the old password, or a change from a session that has just ended,
   * could still succeed.
   */
  const oneByOne = mutex();
  const alone = <T>(task: () => Promise<T>): Promise<T> =>
    inTurn(async () => {
      if (brokenWith) throw brokenWith;
      return task();
    });
  /** Only for a request that has the database for itself. */
  const ask = async <Row>(sql: string, parameters?: unknown[]) => {
    const { rows } = await pg.query<Row>(sql, parameters);
    return { rows };
  };
  const query = <Row>(sql: string, parameters?: unknown[]) => alone(() => ask<Row>(sql, parameters));
  /** Sends the mails of a request. With a challenge, only the browser that has asked can use their links. */
  const sendMails = async ({ written, redirect, challenge }: Answering) => {
    for (const draft of written) {
      const mail = withMark(await fillAuthMail(draft, ask), challenge !== undefined);
      await storeLink(ask, mail, challenge);
      onMail(mail, redirect);
    }
  };

  /** Notices a database that answers, but with the result of another question. */
  const check = setInterval(() => {
    alone(() => statements.check()).catch(() => undefined);
  }, checkEveryMs);
  check.unref();

  return {
    fetch: async (request, redirect) => {
      const { pathname } = new URL(request.url);
      const context: Answering = { redirect, written: [] };
      const requestBody = request.body ? await request.clone().arrayBuffer() : undefined;
      const isChange = setsPassword(request, requestBody);
      const challenge = challengeOf(request, requestBody);
      if (challenge instanceof Response) return challenge;
      if (challenge) context.challenge = challenge;
      const answered = () =>
        alone(() =>
          answering.run(context, async () => {
            await setActor(request);
            const forward = async (passedOn: Request) => app.fetch(passedOn, { peerAddress: null });
            const refused =
              (await refusedSession(request, pg)) ??
              (await refusedWithoutFactor(request, requestBody, { pg, forward })) ??
              (await refusedAddressChange(request, requestBody, { pg, forward })) ??
              (isChange && (await refusedPasswordChange(request, requestBody, { pg, forward, afterMs })));
            if (refused) return refused;
            const respond = () =>
              isFactorRequest(request)
                ? answerFactors(request, requestBody, { pg, forward })
                : isLinkRequest(request)
                  ? answerLink(request, requestBody, { pg, forward })
                  : providers.length > 0 && isProviderRequest(request)
                    ? answerProviders(request, { pg, forward })
                    : forward(request);
            const answer = await (isSignIn(request) ? answerSignIn(requestBody, respond, pg) : respond());
            if (brokenWith) throw brokenWith;
            await sendMails(context);
            if (isDiskFullError(context.error)) return diskFullResponse(pathname);
            if (isUnreadable(request, answer, context)) return unreadable(await answer.text());
            if (isChange && answer.status === 200) {
              await endOtherSessions(request, pg);
              await addPasswordIdentity(pg, idsOf(request).user);
            }
            const hosted = await toHostedResponse(request, requestBody, answer, context.error);
            const told = await withFactors(request, hosted, pg, secret);
            await recordDevice(request, told, pg);
            return told;
          }),
        );
      return logOnlyFailures(() => (isChange || isSignIn(request) ? oneByOne(answered) : answered()));
    },
    query,
    exec: (sql) => alone(async () => void (await pg.exec(sql))),
    async removeFiles(keys) {
      for (const key of keys) await files.remove(key);
    },
    close: async () => {
      clearInterval(check);
      await inTurn(async () => {
        if (!brokenWith) await connection.close();
      });
    },
  };
}
