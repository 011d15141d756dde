import { http, HttpResponse, type RequestHandler } from 'msw';
import { isAvatarPath } from '../../app/adapters/supabase/avatar.ts';
import { planById, type Plan } from '../../src/services/plans.ts';
import { profileFields } from '../../src/services/profileFields.ts';
import type { Persona } from '../personas.ts';
import { noteChanges } from './noteChanges.ts';
import { backendUrl, type BackendState } from './backendState.ts';

const REST = `${backendUrl}/rest/v1`;

type Row = Record<string, unknown>;

export const refuse = (status: number, code: string, message: string, details: string | null = null) =>
  HttpResponse.json({ code, details, hint: null, message }, { status });
export const denied = (what: string, signedIn: boolean) =>
  refuse(signedIn ? 403 : 401, '42501', `permission denied for ${what}`);
const violates = (table: string, column: string) =>
  refuse(
    400,
    '23514',
    `new row for relation "${table}" violates check constraint "${table}_${column}_check"`,
  );

/** Answers with the requested columns, as rows or as one row; PGRST116 when one row was wanted and there is none. */
export function answer(request: Request, rows: readonly Row[], status = 200) {
  const columns = new URL(request.url).searchParams.get('select')?.split(',');
  const picked = rows.map((row) =>
    columns && columns[0] !== '*' ? Object.fromEntries(columns.map((column) => [column, row[column]])) : row,
  );
  if (!request.headers.get('accept')?.includes('vnd.pgrst.object'))
    return HttpResponse.json(picked, { status });
  return picked.length === 1
    ? HttpResponse.json(picked[0], { status })
    : refuse(
        406,
        'PGRST116',
        'Cannot coerce the result to a single JSON object',
        `The result contains ${picked.length} rows`,
      );
}

export const asked = (request: Request, column: string) =>
  new URL(request.url).searchParams.get(column)?.replace(/^eq\./, '');

/** The checks of the schema that the app can run into. */
function profileViolation(row: Row, userId: string) {
  const length = (value: unknown) => (typeof value === 'string' ? Array.from(value).length : 0);
  const address = row.avatar_url;
  const tooLong = Object.values(profileFields).find(
    ({ column, maxLength }) => length(row[column]) > maxLength,
  );
  if (tooLong) return violates('profiles', tooLong.column);
  if (
    typeof address === 'string' &&
    address !== '' &&
    !/^https?:\/\//.test(address) &&
    !isAvatarPath(address, userId)
  )
    return violates('profiles', 'avatar_url');
  return undefined;
}

/** The columns whose changes are written down. */
const profileColumns = ['full_name', 'location', 'description', 'avatar_url'];
const billingColumns = ['subscription_plan', 'subscription_status', 'payment_method'];

function subscribe(user: Persona, { id: plan, name, price, currency }: Plan) {
  const before = user.billing?.subscription_plan;
  user.billing = {
    user_id: user.id,
    subscription_plan: plan,
    subscription_status: 'active',
    payment_method: 'Credit Card',
  };
  if (plan !== 'free' && plan !== before)
    user.payments.unshift({
      id: `${user.id.slice(0, 24)}9${String(user.payments.length).padStart(11, '0')}`,
      user_id: user.id,
      service_name: `${name} plan`,
      payment_date: new Date().toISOString(),
      amount: price,
      currency,
      status: 'completed',
    });
  return user.billing;
}

/** The tables with a small row-level security: everybody sees their own rows and nobody else’s. [C3, C4, P2] */
export function dataHandlers(state: BackendState): RequestHandler[] {
  const userOf = (request: Request) => state.sessionOf(request)?.user;

  return [
    http.get(`${REST}/profiles`, ({ request }) => {
      const user = userOf(request);
      if (!user) return denied('table profiles', false);
      return answer(request, user.profile && asked(request, 'id') === user.id ? [user.profile] : []);
    }),

    http.post(`${REST}/profiles`, async ({ request }) => {
      const user = userOf(request);
      if (!user) return denied('table profiles', false);
      const row = (await request.json()) as Row;
      if (row.id !== user.id)
        return refuse(403, '42501', 'new row violates row-level security policy for table "profiles"');
      if (user.profile)
        return refuse(409, '23505', 'duplicate key value violates unique constraint "profiles_pkey"');
      const violation = profileViolation(row, user.id);
      if (violation) return violation;
      const now = new Date().toISOString();
      user.profile = {
        full_name: '',
        location: null,
        description: null,
        avatar_url: '',
        updated_at: now,
        ...row,
        id: user.id,
      };
      return answer(request, [user.profile], 201);
    }),

    http.patch(`${REST}/profiles`, async ({ request }) => {
      const user = userOf(request);
      if (!user) return denied('table profiles', false);
      if (!user.profile || asked(request, 'id') !== user.id) return answer(request, []);
      const change = (await request.json()) as Row;
      const violation = profileViolation(change, user.id);
      if (violation) return violation;
      const before = { ...user.profile };
      Object.assign(user.profile, change);
      noteChanges(state, request, 'profile', profileColumns, before, { ...user.profile });
      return answer(request, [user.profile]);
    }),

    http.get(`${REST}/billing_info`, ({ request }) => {
      const user = userOf(request);
      if (!user) return denied('table billing_info', false);
      return answer(request, user.billing && asked(request, 'user_id') === user.id ? [user.billing] : []);
    }),

    http.patch(`${REST}/billing_info`, async ({ request }) => {
      const user = userOf(request);
      const change = (await request.json()) as Row;
      if (!user || Object.keys(change).some((column) => column !== 'payment_method'))
        return denied('table billing_info', user !== undefined);
      if (!user.billing || asked(request, 'user_id') !== user.id) return answer(request, []);
      const before = { ...user.billing };
      Object.assign(user.billing, change);
      noteChanges(state, request, 'billing', billingColumns, before, { ...user.billing });
      return answer(request, [user.billing]);
    }),

    http.post(`${REST}/rpc/set_simulated_plan`, async ({ request }) => {
      const user = userOf(request);
      if (!user) return denied('function set_simulated_plan', false);
      if ((state.options.billing ?? 'simulated') !== 'simulated')
        return refuse(403, '42501', 'Simulated billing is off');
      const asks = (await request.json()) as Row;
      const plan = typeof asks.plan === 'string' ? planById(asks.plan) : undefined;
      if (!plan) return refuse(400, '22023', 'Unknown plan');
      const before = { ...user.billing };
      const billing = subscribe(user, plan);
      noteChanges(state, request, 'billing', billingColumns, before, { ...billing });
      return HttpResponse.json(billing);
    }),

    http.get(`${REST}/payment_history`, ({ request }) => {
      const user = userOf(request);
      if (!user) return denied('table payment_history', false);
      const limit = Number(new URL(request.url).searchParams.get('limit') ?? Number.POSITIVE_INFINITY);
      const rows = asked(request, 'user_id') === user.id ? user.payments : [];
      const newestFirst = rows.toSorted((a, b) => (b.payment_date ?? '').localeCompare(a.payment_date ?? ''));
      return answer(request, newestFirst.slice(0, limit));
    }),
  ];
}
