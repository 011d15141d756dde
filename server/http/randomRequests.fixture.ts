import fc from 'fast-check';
import { bodyOf, headersOf, odd, type Sender } from './randomBodies.fixture.ts';

export interface RandomRequest {
  method: string;
  /** The path and query as they are sent. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

const tables = ['profiles', 'billing_info', 'payment_history', 'payment_events', 'chat_turns', 'nothing', ''];
const columns = [
  'id',
  'user_id',
  'full_name',
  'amount',
  'payment_date',
  'status',
  'avatar_url',
  'none',
  '__proto__',
  'constructor',
  '',
  'a.b',
  '"',
];
const operators = [
  'eq',
  'neq',
  'gt',
  'lt',
  'gte',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'in',
  'is',
  'isdistinct',
  'fts',
  'plfts',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'adj',
  'not.eq',
  'not.in',
  'eq(any)',
  'like(all)',
  'EQ',
  '',
];
/** A value for a URL, encoded correctly, twice, wholly, wrongly or not at all. */
const encoded = fc
  .tuple(odd, fc.constantFrom('plain', 'once', 'twice', 'all', 'broken'))
  .map(([text, how]) => {
    const whole = Buffer.from(text).toString();
    const once = encodeURIComponent(whole);
    if (how === 'plain') return whole.replace(/[#\s]/g, '');
    if (how === 'twice') return encodeURIComponent(once);
    if (how === 'all')
      return [...Buffer.from(whole)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
    return how === 'broken' ? `${once}%${once.slice(0, 1)}` : once;
  });

const condition = fc
  .tuple(fc.constantFrom(...columns), fc.constantFrom(...operators), encoded)
  .map((parts) => parts.join('.'));
const nest = (inner: string, depth: number) => `${'and('.repeat(depth)}${inner}${')'.repeat(depth)}`;

const parameter = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...columns), fc.constantFrom(...operators), encoded)
      .map(([column, operator, value]) => `${column}=${operator}.${value}`),
  },
  fc
    .tuple(fc.constantFrom('and', 'or', 'not.and', 'not.or'), condition, fc.constantFrom(1, 2, 30, 2000))
    .map(([name, inner, depth]) => `${name}=(${nest(inner, depth)})`),
  fc
    .tuple(fc.constantFrom('limit', 'offset'), fc.constantFrom('0', '1', '-1', '1e20', '99999999999', 'x'))
    .map(([name, value]) => `${name}=${value}`),
  fc.constantFrom(
    'select=*',
    'select=*,payment_history(*)',
    'select=id::text,full_name->>a',
    'select=count()',
    'select=amount.sum()',
    'select=((',
    'select=',
    `select=${'a,'.repeat(3000)}a`,
    `select=${'id,'.repeat(3000)}id`,
    'select=%22',
    'select=...payment_history!inner(x:%22,*)',
    'order=id.desc.nullslast',
    'order=none.up',
    'order=,',
    'columns=id,full_name',
    'on_conflict=id',
    'grant_type=password',
    'grant_type=refresh_token',
    'grant_type=pkce',
    'type=recovery&token=x',
    'redirect_to=https://evil.example',
    'scope=others',
    'download=',
    'width=100000&height=-1',
  ),
  fc.tuple(encoded, encoded).map((pair) => pair.join('=')),
);
const query = fc
  .array(parameter, { maxLength: 4 })
  .map((parameters) => (parameters.length > 0 ? `?${parameters.join('&')}` : ''));

const places = ({ id }: Sender) => [
  ...tables.map((table) => `/rest/v1/${table}`),
  '/rest/v1/rpc/set_simulated_plan',
  '/rest/v1/rpc/apply_billing_snapshot',
  '/rest/v1/rpc/none',
  ...[
    'signup',
    'token',
    'user',
    'logout',
    'recover',
    'resend',
    'verify',
    'otp',
    'magiclink',
    'settings',
    'health',
  ].map((name) => `/auth/v1/${name}`),
  ...['reauthenticate', 'authorize', 'callback', 'factors', 'admin/users', 'sso', 'token/x'].map(
    (name) => `/auth/v1/${name}`,
  ),
  `/storage/v1/object/avatars/${id}/1.png`,
  '/storage/v1/object/avatars/x@example.com/1.png',
  '/storage/v1/object/public/avatars/x@example.com/1.png',
  '/storage/v1/object/list/avatars',
  '/storage/v1/object/sign/avatars/x.png',
  '/storage/v1/object/move',
  '/storage/v1/object/copy',
  `/storage/v1/object/info/avatars/${id}/1.png`,
  '/storage/v1/object/avatars',
  '/storage/v1/bucket',
  '/storage/v1/bucket/avatars',
  '/storage/v1/render/image/public/avatars/x.png',
  '/storage/v1/upload/resumable',
  '/_local/mail',
  '/healthz',
  '/chat/web',
  '/index.html',
  '/',
];

/** A path, mostly correct, else with one part of it spelled differently. */
const pathOf = (sender: Sender) =>
  fc
    .tuple(
      fc.constantFrom(...places(sender)),
      fc.constantFrom('', '', '', '', 'encode', 'slash', 'dots', 'null', 'end', 'tail'),
      fc.nat(),
      encoded,
    )
    .map(([place, twist, at, tail]) => {
      const cut = at % (place.length + 1);
      const [before, character, after] = [
        place.slice(0, cut),
        place.slice(cut, cut + 1),
        place.slice(cut + 1),
      ];
      if (twist === 'encode' && character !== '')
        return `${before}%${character.charCodeAt(0).toString(16)}${after}`;
      if (twist === 'slash') return `${before}//${character}${after}`;
      if (twist === 'dots') return `${before}/..%2f../${character}${after}`;
      if (twist === 'null') return `${before}%00${character}${after}`;
      if (twist === 'end') return `${place}/`;
      return twist === 'tail' ? `${place}/${tail}` : place;
    });

/** Requests that are correct enough to get far, and wrong in one or two places. */
export const randomRequest = (sender: Sender): fc.Arbitrary<RandomRequest> =>
  fc
    .record({
      method: fc.constantFrom(
        'GET',
        'GET',
        'GET',
        'POST',
        'POST',
        'POST',
        'PATCH',
        'PUT',
        'DELETE',
        'HEAD',
        'OPTIONS',
        'PROPFIND',
      ),
      path: fc.tuple(pathOf(sender), query).map((parts) => parts.join('')),
      headers: headersOf(sender),
      body: fc.option(bodyOf(sender), { nil: undefined, freq: 4 }),
    })
    .map((request) => (['GET', 'HEAD'].includes(request.method) ? { ...request, body: undefined } : request));
