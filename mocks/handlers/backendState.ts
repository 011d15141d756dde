import type { Persona } from '../personas.ts';
import { mailedCodes } from './mailedCodes.ts';

/** The hosted project of the stories and of the adapters' tests. */
export const backendUrl = 'https://backend.test';

export interface StoredFile {
  id: string;
  owner: string | undefined;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface BackendOptions {
  /** Whether a new account has to open the link of a mail before it can sign in. */
  confirmations?: boolean;
  /** Whether a visitor may upload the picture for a sign-up. Hosted projects refuse it. [E4] */
  visitorUploads?: boolean;
  /** The sessions that people have from before are older than a day: a new password needs a mailed code. */
  oldSessions?: boolean;
  /** How long a mailed code can be used, in milliseconds. An hour by default. */
  codeLifetimeMs?: number;
}

const encode = (value: object) =>
  btoa(JSON.stringify(value)).replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_');

/** An access token of the backend’s shape. Its signature is made up: nobody checks it in a story. */
function token(user: string, session: string, round = 0) {
  const claims = { sub: user, session_id: session, role: 'authenticated', exp: 4102444800 + round };
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.c2lnbmF0dXJl`;
}

/** What the auth service says about a user. */
export const publicUser = ({ id, email, metadata }: Persona) => ({
  id,
  aud: 'authenticated',
  role: 'authenticated',
  email,
  phone: '',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: { sub: id, email, ...metadata, email_verified: true, phone_verified: false },
  identities: [{ identity_id: id, id, user_id: id, provider: 'email' }],
  created_at: '2026-01-01T00:00:00+00:00',
  updated_at: '2026-01-01T00:00:00+00:00',
});

let visit = 0;
/**
 * From now on the sessions that people have from before are others. An app of an earlier story goes on renewing its own for
 * half a minute: with the same tokens it would end this story's.
 */
export const nextVisit = () => void visit++;

const firstSession = (user: string, of = visit) => `session-${user}-of-visit-${of}`;

/** The rows, sessions and pictures behind one story's handlers. */
export function backendState(people: readonly Persona[], options: BackendOptions = {}) {
  const users = new Map(people.map((persona) => [persona.id, structuredClone(persona)]));
  const unconfirmed = new Set<string>();
  const sessions = new Map<string, { user: string; access: string; refresh: string; isOld?: boolean }>();
  const files = new Map<string, StoredFile>();
  let count = 0;

  function openSession(user: string, session = `${firstSession(user)}-${++count}`) {
    sessions.set(session, { user, access: token(user, session), refresh: `refresh-${session}` });
    return session;
  }

  /** Its tokens stay good; whoever signs in anew has another one, which is not old. */
  function age(session: string) {
    const found = sessions.get(session);
    if (found) found.isOld = true;
  }

  let visits = 0;
  /** A story that begins signed in finds its session known, without a request, and so do others on the same page. */
  function known() {
    for (; visits <= visit; visits++)
      for (const { id } of people) {
        const session = openSession(id, firstSession(id, visits));
        if (options.oldSessions) age(session);
      }
    return sessions;
  }

  const holder = (test: (session: { access: string; refresh: string }) => boolean) =>
    [...known()].find(([, session]) => test(session));

  return {
    options,
    users,
    unconfirmed,
    files,
    codes: mailedCodes(options.codeLifetimeMs),
    userByEmail: (email: string) => [...users.values()].find((user) => user.email === email.toLowerCase()),
    openSession,
    /** As the token endpoint answers. */
    tokenResponse(session: string) {
      const { user, access, refresh } = known().get(session)!;
      return {
        access_token: access,
        refresh_token: refresh,
        token_type: 'bearer',
        expires_in: 3600,
        expires_at: Math.floor(Date.now() / 1000) + 3600,
        user: publicUser(users.get(user)!),
      };
    },
    sessionOf(request: Request) {
      const bearer = request.headers.get('authorization')?.replace(/^Bearer /, '');
      const found = holder(({ access }) => access === bearer);
      return found && { id: found[0], isOld: found[1].isOld, user: users.get(found[1].user)! };
    },
    refreshSession(used: unknown) {
      const found = holder(({ refresh }) => refresh === used);
      if (!found) return undefined;
      const [session, before] = found;
      const refresh = `refresh-${session}-${++count}`;
      sessions.set(session, { ...before, access: token(before.user, session, count), refresh });
      return session;
    },
    /** All sessions that this user has are older than a day from now on. */
    ageSessions(user: string) {
      for (const [session, { user: holder }] of known()) if (holder === user) age(session);
    },
    accessTokens: () => [...known().values()].map(({ access }) => access),
    endAllSessions: () => known().clear(),
    closeSessions(session: string, scope: string | null) {
      const user = known().get(session)?.user;
      for (const [id, other] of sessions)
        if (
          scope === 'local' ? id === session : other.user === user && (scope !== 'others' || id !== session)
        )
          sessions.delete(id);
    },
  };
}

export type BackendState = ReturnType<typeof backendState>;

/** The session of a persona who has signed in before: what the browser has stored. */
export function storedSession(persona: Persona) {
  return backendState([persona]).tokenResponse(firstSession(persona.id));
}
