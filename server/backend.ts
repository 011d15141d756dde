import { embeddedPublishableKey } from '../src/services/embedded.ts';
import { BrokenDatabase, databaseUnavailableResponse } from './database/brokenDatabase.ts';
import type { DatabaseApp, DatabaseAppCallbacks, DatabaseAppOptions } from './database/databaseApp.ts';
import { originsOf } from './http/hosts.ts';
import { asksForCode, maySendMail, rateLimiter, type RateLimits } from './http/limits.ts';
import { lockDirectory } from './database/lock.ts';
import { mutex } from './database/mutex.ts';
import { type Mail, mailbox } from './mail/mailbox.ts';
import { passwordMailOf } from './mail/passwordMail.ts';
import { deletionMailOf, saysDeleted } from './mail/deletionMail.ts';
import { isSupportRequest, mailSupportRequests } from './mail/supportMail.ts';
import { reopeningDatabase } from './database/reopening.ts';
import { hostedReauthenticationAfterMs } from './auth/reauthentication.ts';
import { readRequest } from './http/requests.ts';
import type { Provider } from '../src/services/providers.ts';
import { restrictToOwner } from './database/folderModes.ts';
import { freeDiskBytes, diskFullResponse, reserveBytes, isWriteRequest } from './database/diskSpace.ts';
import type { FileStore } from './storage/storage.ts';
import { type userQuota, userQuotaGuard } from './storage/userQuota.ts';
import { type visitorQuota, visitorQuotaGuard } from './storage/visitorQuota.ts';
import { requestTo } from './auth/factorContext.ts';
import { answerRepeated } from './auth/repeatedConfirmation.ts';

/** How `createEmbeddedBackend` is opened. Every option may be left out. */
export interface EmbeddedOptions {
  /**
   * The path of the data folder, which holds the rows, the pictures and the secret that signs sessions. It is
   * created if it is missing, and locked while the backend is open. Without it everything is in memory and lost at
   * the end.
   */
  directory?: string;
  /** Where the bytes of pictures are kept when there is no `directory`; by default in memory. */
  files?: FileStore;
  /**
   * The address of the app, such as 'http://localhost:3000' (the default). Links in mails lead there, and to no other
   * site.
   */
  siteUrl?: string;
  /** Whether a new account has to open a link in a mail before it can sign in. False by default. */
  confirmations?: boolean;
  /**
   * The sites with whose accounts people may sign in; none by default. In their place stand-ins of this process ask who somebody is,
   * so that whoever reaches it can sign in as anybody. [U31]
   */
  providers?: readonly Provider[];
  /**
   * The age of a session, in milliseconds, from which on a new password needs a mailed code. By default a day, as at a
   * hosted project; 0 asks always and Infinity never. [K11]
   */
  reauthenticationAfterMs?: number;
  /**
   * The days after its last entry at which a conversation with the agent is removed; null keeps it as long as the account.
   * Without it the database keeps what it was told before, 90 at first.
   */
  conversationDays?: number | null;
  /** Where requests to support are mailed to. Without it they are stored, and nobody is told. */
  supportEmail?: string | undefined;
  /** How often somebody may sign in and cause mails; beyond that the answer is 429. Without it there is no limit. */
  limits?: RateLimits | undefined;
  /** Called with each mail that would have been sent. Nothing leaves this machine. */
  onMail?(mail: Mail): void;
  /**
   * Resolves to the number of bytes that may still be written; by default the free space on the disk of `directory`.
   */
  freeBytes?: () => Promise<number>;
  /** How many pictures visitors may store; by default `visitorQuota`. Beyond that the answer is 429. */
  visitorQuota?: typeof visitorQuota;
  /** How many pictures one account keeps; by default `userQuota`. Beyond that its oldest ones are removed. */
  userQuota?: typeof userQuota;
  /**
   * How long, in ms, one request may keep the database to itself; 5000 by default. Then the database's thread is
   * ended and opened again. Has no effect without a `directory`.
   */
  turnLimitMs?: number;
}

/** A running backend. Close it, or the data folder stays locked until the process ends. */
export interface EmbeddedBackend {
  /**
   * Answers requests to /auth/v1, /rest/v1 and /storage/v1 as a hosted project does. Failures are responses too: 503 while
   * the database is being opened again, 507 when the disk is full.
   */
  fetch: (request: Request) => Promise<Response>;
  /**
   * Runs SQL as the owner of the database, between two requests: no policy applies. Rejects with the error of Postgres, or
   * with a BrokenDatabase while the database is not available.
   */
  pg: {
    query<Row>(sql: string, parameters?: unknown[]): Promise<{ rows: Row[] }>;
    exec(sql: string): Promise<unknown>;
  };
  /** Removes the bytes of stored files, without asking any policy. Their rows stay. Missing files are no error. */
  removeFiles: (bucket: string, paths: readonly string[]) => Promise<void>;
  /** The key that a client sends as `apikey`. It is public. */
  publishableKey: string;
  /** The last 200 mails, newest first. They are in memory, so a restart loses them. */
  mails: readonly Mail[];
  /** The sites whose stand-ins this process answers. */
  providers: readonly Provider[];
  /** Waits for the request that is being answered, then closes the database and unlocks the data folder. */
  close: () => Promise<void>;
}

/** The requests that cause a mail with a link back to the app. */
const mailing = /^\/auth\/v1\/(recover|signup|resend|user)$/;

/** Where a mail's link leads in the end, if that is the app itself under one of the names of this machine. */
function redirectOf(request: Request, siteUrl: string): string | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const target = searchParams.get('redirect_to');
  if (!target || !mailing.test(pathname) || !URL.canParse(target)) return undefined;
  return originsOf(siteUrl).includes(new URL(target).origin) ? target : undefined;
}

/**
 * Opens a database in memory, in this thread. It is not opened again when it breaks, because its rows are lost then.
 */
async function databaseInMemory(
  settings: DatabaseAppOptions,
  onMail: DatabaseAppCallbacks['onMail'],
  files: FileStore | undefined,
) {
  // Loaded only here. With a data folder the other thread loads it, which saves this thread a hundred megabytes.
  const { openDatabaseApp } = await import('./database/databaseApp.ts');
  return openDatabaseApp(settings, { onMail, onBroken: (error) => console.error(error.message) }, files);
}

/**
 * Opens a Supabase-compatible backend: @supabase/lite on PGlite, with the checks around them that both lack to serve
 * several users safely. With a `directory` both run in a thread of their own, which is ended and opened again when a
 * request keeps it busy for too long or the database breaks. Rejects when the disk is full, when another process uses
 * the folder, and when a newer version of the app wrote it.
 */
export async function createEmbeddedBackend(options: EmbeddedOptions = {}): Promise<EmbeddedBackend> {
  const {
    directory,
    siteUrl = 'http://localhost:3000',
    confirmations = false,
    providers = [],
    reauthenticationAfterMs = hostedReauthenticationAfterMs,
  } = options;
  const settings: DatabaseAppOptions = {
    directory,
    siteUrl,
    confirmations,
    providers,
    reauthenticationAfterMs,
  };
  const free = options.freeBytes ?? (directory ? () => freeDiskBytes(directory) : async () => Infinity);
  const hasRoom = async () => (await free()) >= reserveBytes;
  const unlock = directory ? lockDirectory(directory) : () => undefined;
  try {
    if (!(await hasRoom()))
      throw new Error(
        `The disk with the data folder ${directory} is full: ${reserveBytes / 2 ** 20} MiB have to be free. Make room, or choose another folder with DATA_DIR=…`,
      );
    const sentMails = mailbox((mail) => options.onMail?.(mail));
    const limiter = options.limits && rateLimiter(options.limits, confirmations);
    const mailsOneByOne = mutex();
    const onMail: DatabaseAppCallbacks['onMail'] = (draft, redirect) => {
      limiter?.countMail();
      sentMails.deliver(draft, redirect);
    };
    const database: DatabaseApp = directory
      ? await reopeningDatabase({
          ...settings,
          onMail,
          hasRoom,
          limitMs: options.turnLimitMs,
        })
      : await databaseInMemory(settings, onMail, options.files);
    // The database creates its own folder, which other users of this machine could read.
    if (directory) restrictToOwner(directory);
    if (options.conversationDays !== undefined)
      await database.query('update private.settings set conversation_days = $1', [options.conversationDays]);
    await database.query('update private.settings set enforces_limits = $1 where enforces_limits <> $1', [
      options.limits !== undefined,
    ]);
    const withinVisitorQuota = visitorQuotaGuard(database.query, options.visitorQuota);
    const withinUserQuota = userQuotaGuard(database, options.userQuota);
    return {
      async fetch(request) {
        const received = await readRequest(request, { hasProviders: providers.length > 0 });
        if (received instanceof Response) return received;
        const { pathname } = new URL(received.url);
        if (isWriteRequest(received) && !(await hasRoom())) return diskFullResponse(pathname);
        const requestBody = received.body ? await received.clone().arrayBuffer() : undefined;
        const respond = async () => {
          try {
            if (limiter && asksForCode(received)) {
              const known = await database.fetch(requestTo(received, 'GET', '/auth/v1/user'), undefined);
              if (!known.ok) return known;
            }
            const tooMany = limiter?.refused(received, requestBody);
            if (tooMany) return tooMany;
            const deleted = await deletionMailOf(received, database.query);
            const ask = () => database.fetch(received, redirectOf(received, siteUrl));
            const answer = await withinVisitorQuota(received, () =>
              withinUserQuota(received, requestBody, ask),
            );
            if (options.supportEmail && answer.ok && isSupportRequest(received))
              await mailSupportRequests(database.query, options.supportEmail, sentMails.deliver);
            if (deleted && (await saysDeleted(answer))) sentMails.deliver(deleted);
            const changed = await passwordMailOf(received, requestBody, answer, database.query);
            if (changed) sentMails.deliver(changed);
            if (answer.status !== 429) return answer;
            const repeated = await answerRepeated(received, requestBody, {
              query: database.query,
              siteUrl,
              redirect: redirectOf(received, siteUrl) ?? siteUrl,
              send: (mail) => onMail(mail, undefined),
            });
            return repeated ?? answer;
          } catch (error) {
            if (!(error instanceof BrokenDatabase)) throw error;
            return error.isFull ? diskFullResponse(pathname, true) : databaseUnavailableResponse(pathname);
          }
        };
        return limiter && maySendMail(received, confirmations) ? mailsOneByOne(respond) : respond();
      },
      pg: { query: database.query, exec: database.exec },
      removeFiles: (bucket, paths) => database.removeFiles(paths.map((path) => `${bucket}/${path}`)),
      publishableKey: embeddedPublishableKey,
      mails: sentMails.mails,
      providers,
      close: async () => {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
