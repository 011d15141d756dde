import { embeddedKey } from '../src/services/embedded.ts';
import { BrokenDatabase, databaseUnavailableResponse } from './database/brokenDatabase.ts';
import type { DatabaseApp, DatabaseAppCallbacks, DatabaseAppOptions } from './database/databaseApp.ts';
import { originsOf } from './http/hosts.ts';
import { rateLimiter, type RateLimits } from './http/limits.ts';
import { lockDirectory } from './database/lock.ts';
import { type Mail, type Mailbox, mailbox } from './mail/mailbox.ts';
import { reopeningDatabase } from './database/reopening.ts';
import { hostedReauthenticationAfterMs } from './auth/reauthentication.ts';
import { readRequest } from './http/requests.ts';
import { restrictToOwner } from './database/folderModes.ts';
import { freeDiskBytes, diskFullResponse, reserveBytes, isWriteRequest } from './database/diskSpace.ts';
import type { FileStore } from './storage/storage.ts';
import { type userQuota, userQuotaGuard } from './storage/userQuota.ts';
import { type visitorQuota, visitorQuotaGuard } from './storage/visitorQuota.ts';
import { answerRepeatedSignUp } from './auth/repeatedSignUp.ts';

export interface EmbeddedOptions {
  /** Where rows, files and the secret are kept. Without it everything is in memory and gone at the end. */
  directory?: string;
  /** Where pictures lie when there is no `directory`; by default in memory. */
  files?: FileStore;
  /** Where the app is served; links in mails lead there. */
  siteUrl?: string;
  /** New accounts have to answer a mail first. */
  confirmations?: boolean;
  /** The age of a session in milliseconds, from which on a new password needs a mailed code: a day. Infinity: never. */
  reauthenticationAfterMs?: number;
  /** How often one may sign in and send mails. Without it as often as one likes. */
  limits?: RateLimits | undefined;
  onMail?(mail: Mail): void;
  /** Bytes that may still be written; by default what the disk of `directory` says. */
  freeBytes?: () => Promise<number>;
  /** How much people without an account may store; by default `visitorQuota`. */
  visitorQuota?: typeof visitorQuota;
  /** How much one account may store, beyond which its oldest pictures are removed; by default `userQuota`. */
  userQuota?: typeof userQuota;
  /** With a `directory`: milliseconds that one request may keep the database for itself. */
  turnLimitMs?: number;
}

export interface EmbeddedBackend {
  /** Answers /auth/v1, /rest/v1 and /storage/v1 as a hosted project does. */
  fetch: (request: Request) => Promise<Response>;
  /** As the database's owner, between two requests: no policy applies. */
  pg: {
    query<Row>(sql: string, parameters?: unknown[]): Promise<{ rows: Row[] }>;
    exec(sql: string): Promise<unknown>;
  };
  /** Removes stored files without asking any policy. */
  removeFiles: (bucket: string, paths: readonly string[]) => Promise<void>;
  publishableKey: string;
  /** Newest first. */
  mails: readonly Mail[];
  close: () => Promise<void>;
}

/** Requests whose mails lead back to the app. */
const mailing = /^\/auth\/v1\/(recover|signup|resend|user)$/;

/** Where a mail's link may lead: to the app itself, under any name of the loopback. */
function redirectOf(request: Request, siteUrl: string): string | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const target = searchParams.get('redirect_to');
  if (!target || !mailing.test(pathname) || !URL.canParse(target)) return undefined;
  return originsOf(siteUrl).includes(new URL(target).origin) ? target : undefined;
}

/**
 * The answer to what @supabase/lite refuses with 429 for ever because the address has an account: another confirmation, and
 * another sign-up. Undefined when the 429 is right, because the last mail is less than a minute old. A confirmation that
 * cannot be sent is answered like one for an address without an account, or the 429 would tell that the account is there.
 */
async function answerRepeated(
  request: Request,
  requestBody: ArrayBuffer | undefined,
  sentMails: Mailbox,
  query: DatabaseApp['query'],
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!requestBody || !/^\/auth\/v1\/(resend|signup)$/.test(pathname)) return undefined;
  const { email, type } = JSON.parse(new TextDecoder().decode(requestBody)) as Record<string, unknown>;
  if (pathname === '/auth/v1/signup')
    return typeof email === 'string' ? answerRepeatedSignUp(email, sentMails, query) : undefined;
  const isConfirmation = typeof email === 'string' && type === 'signup';
  return isConfirmation && sentMails.repeatConfirmation(email) === 'too-early'
    ? undefined
    : Response.json({});
}

/** Everything in memory and in this thread: what breaks is lost, and stays broken until the end. */
async function databaseInMemory(
  settings: DatabaseAppOptions,
  onMail: DatabaseAppCallbacks['onMail'],
  files: FileStore | undefined,
) {
  // Loaded here: with a data folder it is the other thread's, and this one can do without a hundred megabytes.
  const { openDatabaseApp } = await import('./database/databaseApp.ts');
  return openDatabaseApp(settings, { onMail, onBroken: (error) => console.error(error.message) }, files);
}

/**
 * A Supabase-compatible backend: @supabase/lite on PGlite, with what either lacks to be trusted with several users put
 * right around it. With a `directory` both are in a thread of their own, which is ended and opened again when a request
 * keeps it busy for too long or the database breaks.
 */
export async function createEmbeddedBackend(options: EmbeddedOptions = {}): Promise<EmbeddedBackend> {
  const {
    directory,
    siteUrl = 'http://localhost:3000',
    confirmations = false,
    reauthenticationAfterMs = hostedReauthenticationAfterMs,
  } = options;
  const settings: DatabaseAppOptions = { directory, siteUrl, confirmations, reauthenticationAfterMs };
  const free = options.freeBytes ?? (directory ? () => freeDiskBytes(directory) : async () => Infinity);
  const hasRoom = async () => (await free()) >= reserveBytes;
  const unlock = directory ? lockDirectory(directory) : () => undefined;
  try {
    if (!(await hasRoom()))
      throw new Error(
        `The disk with the data folder ${directory} is full: ${reserveBytes / 2 ** 20} MiB have to be free. Make room, or choose another folder with DATA_DIR=…`,
      );
    const sentMails = mailbox((mail) => options.onMail?.(mail));
    const onMail: DatabaseAppCallbacks['onMail'] = (draft, redirect) => sentMails.deliver(draft, redirect);
    const database: DatabaseApp = directory
      ? await reopeningDatabase({
          ...settings,
          onMail,
          hasRoom,
          limitMs: options.turnLimitMs,
        })
      : await databaseInMemory(settings, onMail, options.files);
    // The database makes its own folder, readable by all.
    if (directory) restrictToOwner(directory);
    const withinVisitorQuota = visitorQuotaGuard(database.query, options.visitorQuota);
    const withinUserQuota = userQuotaGuard(database, options.userQuota);
    const refused = options.limits ? rateLimiter(options.limits, confirmations) : () => undefined;
    return {
      async fetch(request) {
        const received = await readRequest(request);
        if (received instanceof Response) return received;
        const { pathname } = new URL(received.url);
        if (isWriteRequest(received) && !(await hasRoom())) return diskFullResponse(pathname);
        const requestBody = received.body ? await received.clone().arrayBuffer() : undefined;
        const tooMany = refused(received, requestBody);
        if (tooMany) return tooMany;
        try {
          const ask = () => database.fetch(received, redirectOf(received, siteUrl));
          const answer = await withinVisitorQuota(received, () =>
            withinUserQuota(received, requestBody, ask),
          );
          if (answer.status !== 429) return answer;
          return (await answerRepeated(received, requestBody, sentMails, database.query)) ?? answer;
        } catch (error) {
          if (!(error instanceof BrokenDatabase)) throw error;
          return error.isFull ? diskFullResponse(pathname, true) : databaseUnavailableResponse(pathname);
        }
      },
      pg: { query: database.query, exec: database.exec },
      removeFiles: (bucket, paths) => database.removeFiles(paths.map((path) => `${bucket}/${path}`)),
      publishableKey: embeddedKey,
      mails: sentMails.mails,
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
