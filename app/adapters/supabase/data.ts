import type { Actor, DataPort } from '../../../src/services/data.ts';
import { profileFieldNames, profileFields } from '../../../src/services/profileFields.ts';
import { failed, success, type Result } from '../../../src/services/result.ts';
import { isRecord } from '../../../src/services/isRecord.ts';
import { storedAvatar } from './avatar.ts';
import type { SupabaseClient } from './client.ts';
import type { BackendAnswer } from './backendError.ts';
import { failureOf, unexpected } from './failure.ts';
import {
  billingColumns,
  billingOf,
  noBilling,
  paymentColumns,
  paymentOf,
  profileColumns,
  profileOf,
  type Row,
} from './rows.ts';

function rowOf({ data, error, status }: BackendAnswer): Result<Row> {
  if (error || status >= 400) return failed(failureOf(error ?? {}, status));
  return isRecord(data) ? success(data) : failed(unexpected);
}

/** A write that matched no row was refused: the row is gone, or belongs to somebody else. */
function writtenOf(answer: BackendAnswer): Result<Row> {
  const row = rowOf(answer);
  return !row.ok && row.failure.kind === 'not-found'
    ? failed({ ...row.failure, kind: 'refused', message: '' })
    : row;
}

/** The header by which the database knows what the agent changed. It is sent with nothing else. [U22] */
const writtenBy = <Request extends { setHeader(name: string, value: string): Request }>(
  by: Actor | undefined,
  request: Request,
) => (by === 'agent' ? request.setHeader('x-parley-actor', by) : request);

const into = <T>(row: Result<Row>, make: (row: Row) => T) => (row.ok ? success(make(row.value)) : row);

/** The data port over Supabase's REST interface. A call's time limit includes the repetitions of its read. [C3, C4] */
export function supabaseData({ rest, timeoutSignal, url }: SupabaseClient): DataPort {
  const readProfile = async (id: string) =>
    rowOf(
      await rest.from('profiles').select(profileColumns).eq('id', id).abortSignal(timeoutSignal()).single(),
    );

  return {
    async loadProfile(user) {
      const toProfile = (row: Row) => profileOf(row, user.email, url);
      const found = await readProfile(user.id);
      if (found.ok || found.failure.kind !== 'not-found') return into(found, toProfile);
      const row = {
        id: user.id,
        full_name: Array.from(user.fullName).slice(0, profileFields.fullName.maxLength).join(''),
        avatar_url: storedAvatar(user.avatarUrl, user.id),
      };
      const created = writtenOf(
        await rest.from('profiles').insert(row).select(profileColumns).abortSignal(timeoutSignal()).single(),
      );
      // Another tab has created the row in the meantime.
      if (!created.ok && created.failure.code === '23505') return into(await readProfile(user.id), toProfile);
      return into(created, toProfile);
    },

    async saveProfile(user, change, by) {
      const row = {
        ...Object.fromEntries(
          profileFieldNames
            .filter((name) => change[name] !== undefined)
            .map((name) => [profileFields[name].column, change[name]]),
        ),
        ...(change.avatarUrl !== undefined && { avatar_url: storedAvatar(change.avatarUrl, user.id) }),
        updated_at: new Date().toISOString(),
      };
      const answer = await writtenBy(by, rest.from('profiles').update(row))
        .eq('id', user.id)
        .select(profileColumns)
        .abortSignal(timeoutSignal())
        .single();
      return into(writtenOf(answer), (saved) => profileOf(saved, user.email, url));
    },

    async loadBilling(userId) {
      const found = rowOf(
        await rest
          .from('billing_info')
          .select(billingColumns)
          .eq('user_id', userId)
          .abortSignal(timeoutSignal())
          .single(),
      );
      if (!found.ok && found.failure.kind === 'not-found') return success(noBilling);
      return into(found, billingOf);
    },

    async savePaymentMethod(userId, label, by) {
      const change = { payment_method: label || null };
      const answer = await writtenBy(by, rest.from('billing_info').update(change))
        .eq('user_id', userId)
        .select(billingColumns)
        .abortSignal(timeoutSignal())
        .single();
      return into(writtenOf(answer), billingOf);
    },

    async setPlan(userId, planId, by) {
      const asked = rest.rpc('set_simulated_plan', { plan: planId });
      const { data, error, status } = await writtenBy(by, asked).abortSignal(timeoutSignal());
      const stored: unknown = Array.isArray(data) ? data[0] : data;
      const row = writtenOf({ data: stored, error, status });
      // Another user has signed in from another tab, so the change was not made for the user who asked for it.
      if (row.ok && row.value.user_id !== userId) return failed({ kind: 'refused', message: '' });
      return into(row, billingOf);
    },

    async loadPayments(userId, count) {
      const { data, error, status } = await rest
        .from('payment_history')
        .select(paymentColumns)
        .eq('user_id', userId)
        .order('payment_date', { ascending: false })
        .limit(count)
        .abortSignal(timeoutSignal());
      if (error || status >= 400) return failed(failureOf(error ?? {}, status));
      const rows: unknown = data;
      return Array.isArray(rows) ? success(rows.filter(isRecord).map(paymentOf)) : failed(unexpected);
    },
  };
}
