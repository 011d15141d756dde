import { randomUUID } from 'node:crypto';
import type { PGlite } from '@supabase/lite/pglite';
import type { Provider } from '../../../src/services/providers.ts';
import { askerOf, refuse, type FactorContext } from '../factorContext.ts';
import { claimsOfPerson, type ProvidedPerson } from './person.ts';

/** Stores the account's providers in raw_app_meta_data, from which its tokens take them. */
const storeProviders = (pg: PGlite, userId: string) =>
  pg.query(
    `update auth.users u set raw_app_meta_data = coalesce(u.raw_app_meta_data, '{}') ||
       jsonb_build_object('provider', found.names -> 0, 'providers', found.names)
     from (select coalesce(jsonb_agg(name order by since), '[]') as names
       from (select provider as name, min(created_at) as since from auth.identities where user_id = $1 group by provider) each) found
     where u.id = $1`,
    [userId],
  );

/** Adds an account at a provider to the account here. Gives the code of the refusal, as a hosted project does. */
export async function addIdentity(
  pg: PGlite,
  userId: string,
  provider: Provider,
  person: ProvidedPerson,
): Promise<'identity_already_exists' | undefined> {
  const claims = claimsOfPerson(provider, person);
  const { rows } = await pg.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, now(), now(), now()) on conflict (provider, provider_id) do nothing returning id`,
    [randomUUID(), provider, claims.sub, userId, JSON.stringify(claims)],
  );
  if (rows.length === 0) return 'identity_already_exists';
  await storeProviders(pg, userId);
  return undefined;
}

/**
 * Gives whoever has set their first password the way to sign in that belongs to it, as a hosted project does where it is set to. Without
 * it, the last account at a provider could not be removed.
 */
export async function addPasswordIdentity(pg: PGlite, userId: string | undefined) {
  if (userId === undefined) return;
  const { rows } = await pg.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
     select $2, 'email', u.id::text, u.id, jsonb_build_object('sub', u.id, 'email', u.email, 'email_verified', u.confirmed_at is not null,
       'phone_verified', false), now(), now(), now()
     from auth.users u where u.id = $1 and u.email is not null
       and not exists (select from auth.identities i where i.user_id = u.id and i.provider = 'email')
     on conflict (provider, provider_id) do nothing returning id`,
    [userId, randomUUID()],
  );
  if (rows.length > 0) await storeProviders(pg, userId);
}

/** Removes a way to sign in. The last one stays, and so does the one that the account has its confirmed address from. */
export async function removeIdentity(
  request: Request,
  identityId: string,
  context: FactorContext,
): Promise<Response> {
  const asker = await askerOf(request, context);
  if (asker instanceof Response) return asker;
  const { pg } = context;
  const { rows } = await pg.query<{ id: string }>('select id from auth.identities where user_id = $1', [
    asker.userId,
  ]);
  if (rows.length < 2)
    return refuse(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking');
  if (rows.every(({ id }) => id !== identityId))
    return refuse(422, 'identity_not_found', "Identity doesn't exist");
  try {
    await pg.query('delete from auth.identities where id = $1', [identityId]);
  } catch (error) {
    // A trigger of the database keeps it.
    if (Object(error)['code'] !== '42501') throw error;
    return refuse(
      422,
      'email_conflict_identity_not_deletable',
      'The account has its address from this identity',
    );
  }
  await storeProviders(pg, asker.userId);
  return Response.json({});
}
