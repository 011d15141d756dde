import type { EnrollRefusal, FactorsPort, SecondFactor } from '../../../src/services/factors.ts';
import { isRecord } from '../../../src/services/isRecord.ts';
import { productName } from '../../../src/services/product.ts';
import { failed, success, type Failure, type Result } from '../../../src/services/result.ts';
import { authRequest } from './authRequest.ts';
import type { BackendError } from './backendError.ts';
import { catchMalformed } from './catchMalformed.ts';
import type { SupabaseClient } from './client.ts';
import { factorRefusalOf } from './factorCode.ts';
import { unexpected } from './failure.ts';
import { textOf, type Row } from './rows.ts';

const factorOf = (row: Row): SecondFactor => ({
  id: textOf(row.id),
  name: textOf(row.friendly_name),
  kind: row.factor_type === 'totp' ? 'app' : 'other',
  addedAt: textOf(row.created_at),
});

const enrollReasons = new Map<unknown, EnrollRefusal['reason']>([
  ['mfa_factor_name_conflict', 'name-taken'],
  ['too_many_enrolled_mfa_factors', 'too-many'],
  ['mfa_totp_enroll_disabled', 'not-offered'],
]);

const enrollRefusalOf = (failure: Failure) => ({
  ok: false as const,
  failure: {
    ...failure,
    // A backend of before second factors does not know the path.
    reason: enrollReasons.get(failure.code) ?? (failure.status === 404 ? 'not-offered' : 'other'),
  },
});

/** The port of second factors over Supabase's auth service. Each request has one time limit. */
export function supabaseFactors(client: SupabaseClient): FactorsPort {
  const { auth, tokens } = client;
  const send = authRequest(client);

  /** All factors of the user, also those that were only begun. */
  async function load(): Promise<Result<readonly Row[]>> {
    const user = await send('GET', 'user');
    if (!user.ok) return user;
    const { factors = [] } = user.value;
    return textOf(user.value.id) !== '' && Array.isArray(factors) && factors.every(isRecord)
      ? success(factors)
      : failed(unexpected);
  }

  const enroll = (name: string) =>
    send('POST', 'factors', { factor_type: 'totp', friendly_name: name, issuer: productName });

  async function remove(id: string): Promise<Result<void>> {
    const removed = await send('DELETE', `factors/${encodeURIComponent(id)}`);
    if (!removed.ok && removed.failure.code !== 'mfa_factor_not_found') return removed;
    return success(undefined);
  }

  return {
    async list() {
      const found = await load();
      if (!found.ok) return found;
      return success(found.value.filter(({ status }) => status === 'verified').map(factorOf));
    },

    async enroll(name) {
      let begun = await enroll(name);
      if (!begun.ok && begun.failure.code === 'mfa_factor_name_conflict') {
        // A hosted project keeps an app that was begun for a while, such as after a reload.
        const all = await load();
        const left = all.ok
          ? all.value.filter((each) => each.status !== 'verified' && each.friendly_name === name)
          : [];
        for (const { id } of left) await remove(textOf(id));
        if (left.length > 0) begun = await enroll(name);
      }
      if (!begun.ok) return enrollRefusalOf(begun.failure);
      const { id, totp } = begun.value;
      const { uri, secret } = Object(totp) as Row;
      const value = { id: textOf(id), address: textOf(uri), key: textOf(secret) };
      if (Object.values(value).includes('')) return enrollRefusalOf(unexpected);
      return { ok: true, value };
    },

    async confirm(factorId, code) {
      try {
        // Fails soon without a network. That the backend takes the token is known: the app has just been begun with it.
        await tokens.current();
        const { error } = await catchMalformed(auth.mfa.challengeAndVerify({ factorId, code }));
        return error ? factorRefusalOf(error) : { ok: true };
      } catch (error) {
        return factorRefusalOf(error as BackendError);
      }
    },

    async remove(id) {
      const removed = await remove(id);
      // The token and the stored user still tell of it.
      if (removed.ok) await catchMalformed(auth.refreshSession());
      return removed;
    },
  };
}
