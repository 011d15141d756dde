import { AsyncLocalStorage } from 'node:async_hooks';
import { embeddedKey } from '../../src/services/embedded.ts';
import { answerAs } from './answers.ts';
import { openDatabase, provision, serverFor } from './database.ts';
import { exclusive } from './exclusive.ts';
import { originsOf } from './hosts.ts';
import { rateLimiter, type RateLimits } from './limits.ts';
import { lockDirectory } from './lock.ts';
import { type Mail, type Mailbox, mailbox } from './mailbox.ts';
import { checkPasswordsElsewhere } from './passwords.ts';
import { receive } from './requests.ts';
import { freeBelow, fullDisk, hasStopped, isFull, reserve, watched, writes } from './room.ts';
import { installationSecret } from './secret.ts';
import { type FileStore, filesBelow, memoryFiles, storageAdapter } from './storage.ts';

checkPasswordsElsewhere();

/** What is known of the request that is being answered. */
interface Answering {
  /** Where its mail's link leads in the end. */
  redirect: string | undefined;
  /** The server swallows what the database said, which the answer needs. */
  error?: unknown;
}

export interface EmbeddedOptions {
  /** Where rows, files and the secret are kept. Without it everything is in memory and gone at the end. */
  directory?: string;
  /** Where pictures lie, if neither below `directory` nor in memory. */
  files?: FileStore;
  /** Where the app is served; links in mails lead there. */
  siteUrl?: string;
  /** New accounts have to answer a mail first. */
  confirmations?: boolean;
  /** How often one may sign in and send mails. Without it as often as one likes. */
  limits?: RateLimits | undefined;
  onMail?(mail: Mail): void;
  /** Bytes that may still be written; by default what the disk of `directory` says. */
  free?: () => Promise<number>;
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
const mailing = /^\/auth\/v1\/(recover|signup|otp|resend|user|magiclink)$/;

/** Where a mail's link may lead: to the app itself, under any name of the loopback. */
function redirectOf(request: Request, siteUrl: string): string | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const target = searchParams.get('redirect_to');
  if (!target || !mailing.test(pathname) || !URL.canParse(target)) return undefined;
  return originsOf(siteUrl).includes(new URL(target).origin) ? target : undefined;
}

/** The server never sends a confirmation twice; it answers 429 for ever. */
function resent(request: Request, question: ArrayBuffer, box: Mailbox) {
  if (new URL(request.url).pathname !== '/auth/v1/resend') return false;
  const { email } = JSON.parse(new TextDecoder().decode(question));
  return typeof email === 'string' && box.repeatConfirmation(email);
}

/**
 * A Supabase-compatible backend in this process: @supabase/lite on PGlite, with what either lacks to be
 * trusted with several users put right around it.
 */
export async function createEmbeddedBackend(options: EmbeddedOptions = {}): Promise<EmbeddedBackend> {
  const { directory, siteUrl = 'http://localhost:3000', confirmations = false } = options;
  const free = options.free ?? (directory ? () => freeBelow(directory) : async () => Infinity);
  const unlock = directory ? lockDirectory(directory) : () => undefined;
  try {
    if ((await free()) < reserve)
      throw new Error(
        `The disk with the data folder ${directory} is full: ${reserve / 2 ** 20} MiB have to be free. Make room, or choose another folder with DATA_DIR=…`,
      );
    const box = mailbox((mail) => options.onMail?.(mail));
    const files = options.files ?? (directory ? filesBelow(`${directory}/files`) : memoryFiles());
    const answering = new AsyncLocalStorage<Answering>();
    let stopped = false;
    const noted = (error: unknown) => {
      stopped ||= hasStopped(error);
      const request = answering.getStore();
      if (request) request.error = error;
    };
    const connection = await openDatabase(directory);
    const app = await serverFor(connection, {
      storage: storageAdapter(watched(files, noted)),
      secret: installationSecret(directory),
      key: embeddedKey,
      siteUrl,
      redirects: originsOf(siteUrl).map((origin) => `${origin}/**`),
      confirmations,
      deliver: (draft) => box.deliver(draft, answering.getStore()?.redirect),
    });
    await provision(app, connection, directory);

    const pg = connection.driver;
    const ask = pg.query.bind(pg);
    const query: typeof ask = async (...parameters) => {
      // After that it would never answer, not even to 'rollback'.
      if (stopped) throw new Error('The database has stopped.');
      try {
        return await ask(...parameters);
      } catch (error) {
        noted(error);
        throw error;
      }
    };
    Object.defineProperty(pg, 'query', { value: query });

    // PGlite is one session: without this, a query of one request could run in the role of another.
    const alone = exclusive();
    const refused = options.limits ? rateLimiter(options.limits, confirmations) : () => undefined;
    return {
      async fetch(request) {
        const received = await receive(request);
        if (received instanceof Response) return received;
        const { pathname } = new URL(received.url);
        if (writes(received) && (await free()) < reserve) return fullDisk(pathname);
        const question = received.body ? await received.clone().arrayBuffer() : undefined;
        const tooMany = refused(received, question);
        if (tooMany) return tooMany;
        const context: Answering = { redirect: redirectOf(received, siteUrl) };
        return alone(() =>
          answering.run(context, async () => {
            if (stopped) return fullDisk(pathname, true);
            const answer = await app.fetch(received, { peerAddress: null });
            if (answer.status === 429 && question && resent(received, question, box))
              return Response.json({});
            if (isFull(context.error)) return fullDisk(pathname, stopped);
            return answerAs(received, question, answer, context.error);
          }),
        );
      },
      pg: {
        query: <Row>(sql: string, parameters?: unknown[]) => alone(() => query<Row>(sql, parameters)),
        exec: (sql) => alone(() => pg.exec(sql)),
      },
      removeFiles: async (bucket, paths) => {
        for (const path of paths) await files.remove(`${bucket}/${path}`);
      },
      publishableKey: embeddedKey,
      mails: box.mails,
      close: () =>
        alone(async () => {
          if (!stopped) await connection.close();
          unlock();
        }),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
