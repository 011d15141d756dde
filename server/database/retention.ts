import { hourMs } from '../../src/services/durations.ts';
import type { EmbeddedBackend } from '../backend.ts';
import { removeAbandonedUploads } from '../storage/abandonedUploads.ts';

/** How long the server keeps its own records that grow with each sign-in and renewal. [O5] */
const kept = {
  signIns: '90 days',
  usedTokens: '30 days',
  /** Sessions that nobody has renewed; an open app renews its session every hour. */
  idleSessions: '90 days',
  /**
   * Sessions without a token to renew them, and unfinished sign-ins at other sites. A hosted project keeps them as
   * long.
   */
  endedSessions: '1 day',
} as const;

/**
 * Removes records that nobody needs any more: the log of sign-ins, which names people by their address even after their
 * account is gone, conversations that nobody has gone on with, old requests to
 * support, refused questions that were kept to learn from, tokens that a renewal has replaced, and sessions that have
 * ended or are idle, with their tokens. A user who comes back to an idle session signs in again. [O5, L6]
 */
export async function removeOldRecords({ pg }: Pick<EmbeddedBackend, 'pg'>): Promise<void> {
  await pg.query(`delete from auth.audit_log_entries where created_at < now() - interval '${kept.signIns}'`);
  await pg.query(
    `delete from auth.refresh_tokens where revoked and updated_at < now() - interval '${kept.usedTokens}'`,
  );
  await pg.query(
    `update auth.sessions set not_after = now() - interval '${kept.endedSessions}'
       where greatest(created_at, updated_at) < now() - interval '${kept.idleSessions}'
       or greatest(created_at, updated_at) < now() - interval '${kept.endedSessions}' and not exists (
         select from auth.refresh_tokens where session_id = sessions.id and not revoked
       )`,
  );
  // They have run out above, so that no user is told to have ended them.
  await pg.query(`delete from auth.sessions where not_after <= now() - interval '${kept.endedSessions}'`);
  await pg.query(
    `delete from auth.refresh_tokens where session_id is null and updated_at < now() - interval '${kept.idleSessions}'`,
  );
  // For as many days as private.settings says.
  await pg.query('select private.remove_old_conversations(100000)');
  await pg.query('select private.remove_old_support_requests(100000)');
  await pg.query('select private.remove_old_activity(100000)');
  await pg.query('select private.remove_old_refused_questions(100000)');
  await pg.query('select private.remove_old_usage()');
  await pg.query(`delete from auth.flow_state where created_at < now() - interval '${kept.endedSessions}'`);
}

/**
 * Removes old records and abandoned pictures, now and every hour. After the first time it resolves to a function that
 * stops it.
 */
export async function startHousekeeping(
  backend: Pick<EmbeddedBackend, 'pg' | 'removeFiles'>,
): Promise<() => void> {
  const cleanUp = async () => {
    await removeAbandonedUploads(backend);
    await removeOldRecords(backend);
  };
  await cleanUp();
  const timer = setInterval(() => void cleanUp().catch(console.error), hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
