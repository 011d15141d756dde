import type { EmbeddedBackend } from './backend.ts';

/** How long the server's own records are kept that grow with each sign-in and renewal. */
const kept = { signIns: '90 days', usedTokens: '30 days' } as const;

/**
 * Removes records that nobody asks for any more: who signed in when, which names people by their address even after
 * their account is gone, and tokens that a renewal has replaced. Sessions stay, whoever holds one is signed in.
 */
export async function removeOldRecords({ pg }: Pick<EmbeddedBackend, 'pg'>): Promise<void> {
  await pg.query(`delete from auth.audit_log_entries where created_at < now() - interval '${kept.signIns}'`);
  await pg.query(
    `delete from auth.refresh_tokens where revoked and updated_at < now() - interval '${kept.usedTokens}'`,
  );
}
