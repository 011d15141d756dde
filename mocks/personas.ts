import type { Tables } from '../app/adapters/supabase/database.types.ts';

/** A user of the stories, with the rows that the database would answer. */
export interface Persona {
  id: string;
  email: string;
  password: string;
  metadata: { full_name: string; avatar_url: string; language?: string };
  /** Null when there is no row yet; the app then creates it. [C3] */
  profile: Loose<Tables<'profiles'>> | null;
  billing: Loose<Tables<'billing_info'>> | null;
  payments: Loose<Tables<'payment_history'>>[];
  /** When the account was created; months before the stories' present unless given. */
  createdAt?: string;
  /** The link of the confirmation mail was not followed, and the backend lets them in all the same. */
  isUnconfirmed?: boolean;
  /** The ways into the account; a password alone unless given. */
  identities?: readonly StoredIdentity[];
  /** The second factors, without their keys. */
  factors?: readonly StoredFactor[];
  /** The sessions of earlier visits have shown the second factor. */
  hasVerifiedFactor?: true;
}

export interface StoredFactor {
  id: string;
  status: 'verified' | 'unverified';
  factor_type: 'totp' | 'phone';
  friendly_name: string;
  created_at: string;
}

/** A way into an account, as the auth service stores it. */
export interface StoredIdentity {
  identity_id: string;
  id: string;
  provider: string;
  identity_data: { email?: string };
  created_at: string;
  last_sign_in_at: string;
}

export const storedIdentity = (
  provider: string,
  id: string,
  email: string,
  created_at = '2026-01-01T00:00:00+00:00',
): StoredIdentity => ({
  identity_id: id,
  id,
  provider,
  identity_data: email === '' ? {} : { email },
  created_at,
  last_sign_in_at: '2026-05-02T09:30:00+00:00',
});

type LinkedAccount = readonly [provider: string, email: string];

/** The same person, who may also sign in with these accounts at other sites. */
export function withProviders(persona: Persona, ...linked: readonly LinkedAccount[]): Persona {
  const { id, email, identities = [storedIdentity('email', id, email)] } = persona;
  const added = linked.map(([provider, address], index) => {
    const own = id.replace(/^0/, 'abcdef9'.charAt(index));
    return storedIdentity(provider, own, address, `2026-0${index + 2}-11T10:00:00+00:00`);
  });
  return { ...persona, identities: [...identities, ...added] };
}

/** The same person, who came with an account at another site and has no password. */
export const withoutPassword = (persona: Persona, ...linked: readonly LinkedAccount[]): Persona => {
  const accounts = linked.length > 0 ? linked : [['github', persona.email] as const];
  return withProviders({ ...persona, identities: [] }, ...accounts);
};

const factor = (persona: Persona, name: string, index: number): StoredFactor => ({
  id: persona.id.replace(/^0/, 'fedcba98'.charAt(index)),
  status: 'verified',
  factor_type: 'totp',
  friendly_name: name,
  created_at: `2026-0${index + 1}-11T10:00:00+00:00`,
});

/** The same person with authenticator apps as second factor. Their codes are in handlers/factors.ts. */
export const withFactor = (persona: Persona, ...names: readonly string[]): Persona => ({
  ...persona,
  factors: (names.length > 0 ? names : ['Pixel 9']).map((name, index) => factor(persona, name, index)),
});

/** The same, and the browser has shown the factor at an earlier visit: no code is asked for at the start. */
export const withVerifiedFactor = (persona: Persona, ...names: readonly string[]): Persona => ({
  ...withFactor(persona, ...names),
  hasVerifiedFactor: true,
});

/** A row whose columns may be missing or null, as rows of older versions and other programs are. */
type Loose<Row> = { [Column in keyof Row]?: Row[Column] | null } & Pick<
  Row,
  Extract<keyof Row, 'id' | 'user_id'>
>;

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

interface Traits {
  name: string;
  email: string;
  avatar?: string;
  location?: string | null;
  description?: string | null;
}

function person(number: number, { name, email, avatar = '', location = null, description = null }: Traits) {
  return {
    id: id(number),
    email,
    password: 'correct-horse',
    metadata: { full_name: name, avatar_url: avatar },
    profile: {
      id: id(number),
      full_name: name,
      location,
      description,
      avatar_url: avatar,
      updated_at: '2026-05-02T09:30:00+00:00',
    },
    billing: {
      user_id: id(number),
      subscription_plan: 'free',
      subscription_status: 'active',
      payment_method: null,
    },
    payments: [],
  } satisfies Persona;
}

const paid = (user: number, number: number, more: Partial<Persona['payments'][number]> = {}) => ({
  id: id(user * 100 + number),
  user_id: id(user),
  service_name: 'Pro plan',
  // Newest first: one payment a month, back from May.
  payment_date: `2026-0${Math.max(1, 6 - number)}-0${number}T08:00:00+00:00`,
  amount: 29,
  currency: 'USD',
  status: 'completed',
  ...more,
});

const ada = person(3, {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  location: 'London',
  description: 'Writes notes on engines, and talks to them.',
});

const left = person(4, { name: 'Charles Babbage', email: 'charles@example.com', location: 'London' });

const zalgo = `${'Maximiliane-Charlotte '.repeat(91)}`.slice(0, 2000).trim();
const mixed = '\u202Eابن سينا\u202C \u200B\u200B👩‍👩‍👧‍👦🏳️‍🌈 <img src=x onerror=alert(1)> **bold** {{x}} ';
const hostile = person(5, {
  name: mixed + zalgo.slice(0, 2000 - mixed.length),
  email: `${'very.long.'.repeat(6)}x@${'sub.'.repeat(30)}example.com`,
  avatar: 'javascript:alert(1)',
  location: 'ต้มยำ\u200D\u200D'.repeat(40),
  description: `</textarea><script>alert(1)</script>\n\n${'Ü'.repeat(1900)}`,
});

export const personas = {
  /** Has just signed up: no profile row, and no payments. */
  newcomer: {
    ...person(1, { name: 'Grace Hopper', email: 'grace@example.com' }),
    profile: null,
  },
  free: person(2, { name: 'Alan Turing', email: 'alan@example.com', location: 'Manchester' }),
  /** On the Pro plan, with more payments than the dashboard shows. [K3] */
  pro: {
    ...ada,
    billing: {
      user_id: ada.id,
      subscription_plan: 'pro',
      subscription_status: 'active',
      payment_method: 'Credit Card',
    },
    payments: [
      paid(3, 1),
      paid(3, 2, { status: 'pending' }),
      paid(3, 3, { status: 'failed' }),
      paid(3, 4, { currency: 'EUR', amount: 26.5 }),
      paid(3, 5, { status: 'success' }),
      paid(3, 6, { payment_date: '2025-12-06T08:00:00+00:00', service_name: 'Too old to be shown' }),
    ],
  },
  cancelled: {
    ...left,
    billing: {
      user_id: left.id,
      subscription_plan: 'enterprise',
      subscription_status: 'cancelled',
      payment_method: 'PayPal',
    },
    payments: [paid(4, 1, { service_name: 'Enterprise plan', amount: 99, status: 'cancelled' })],
  },
  /** Strange and hostile values in every column, as people and other programs may store them. */
  hostile: {
    ...hostile,
    billing: {
      user_id: hostile.id,
      subscription_plan: '<b>platinum</b> '.repeat(12).trim(),
      subscription_status: 'constructor',
      payment_method: 'Ü'.repeat(100),
    },
    payments: [
      paid(5, 1, { amount: null, currency: null, service_name: null, status: null }),
      paid(5, 2, { amount: 1234567890.12, currency: 'XXXX', status: 'on hold, ask Ms. Ünal' }),
      paid(5, 3, { service_name: `${mixed}${'long '.repeat(60)}`, currency: 'JPY', payment_date: null }),
    ],
  },
  /** Has rows, but they are empty. */
  blank: {
    ...person(6, { name: '', email: 'blank@example.com' }),
    profile: {
      id: id(6),
      full_name: null,
      location: null,
      description: null,
      avatar_url: null,
      updated_at: null,
    },
    billing: { user_id: id(6), subscription_plan: null, subscription_status: null, payment_method: null },
  },
} satisfies Record<string, Persona>;

/** The same person with this many payments, one a day back from the first of May. */
export const withPayments = (persona: Persona, count: number): Persona => ({
  ...persona,
  payments: Array.from({ length: count }, (_, i) => ({
    id: `${persona.id.slice(0, 24)}8${String(i).padStart(11, '0')}`,
    user_id: persona.id,
    service_name: 'Voice minutes',
    payment_date: new Date(Date.UTC(2026, 4, 1 - i, 8)).toISOString(),
    amount: 1.1,
    currency: 'USD',
    status: 'completed',
  })),
});
