import type { BillingMode } from '../../src/services/billing.ts';
import type { Provider } from '../../src/services/providers.ts';
import type { Persona } from '../personas.ts';
import { activityLog } from './activityLog.ts';
import { mailedCodes } from './mailedCodes.ts';
import { mailedLinks } from './mailedLinks.ts';
import { accessToken, publicUser } from './publicUser.ts';
import type {
  ConversationRow,
  PreferencesRow,
  StoredCheckout,
  StoredDevice,
  StoredFile,
  SupportRow,
} from './storedRows.ts';

/** The address of the backend in stories and in the adapters' tests. */
export const backendUrl = 'https://backend.test';

export interface BackendOptions {
  /** Who sells plans; 'simulated' by default. */
  billing?: BillingMode;
  /** The sites with whose accounts people may sign in. */
  providers?: readonly Provider[];
  /** Whether a new account must open the link in a mail before it can sign in. */
  confirmations?: boolean;
  /** Whether a visitor may upload the picture for a sign-up. Hosted projects refuse that. [E4] */
  visitorUploads?: boolean;
  /**
   * Whether a new password needs a mailed code: the people's sessions are older than a day, and new ones are asked for it too, as by an
   * embedded backend with `EMBEDDED_REAUTHENTICATION_HOURS=0`.
   */
  oldSessions?: boolean;
  /** How long a mailed code can be used, in ms; an hour by default. */
  codeLifetimeMs?: number;
}

let visit = 0;
/**
 * Gives the people new stored sessions, for the next story or test. The app of an earlier one goes on renewing its own
 * session for half a minute, and with the same tokens it would end the session of this one.
 */
export const nextVisit = () => void visit++;

const firstSession = (user: string, of = visit) => `session-${user}-of-visit-${of}`;

/** The rows, sessions and pictures behind the handlers of one story. */
export function backendState(people: readonly Persona[], options: BackendOptions = {}) {
  const users = new Map(people.map((persona) => [persona.id, structuredClone(persona)]));
  const unconfirmed = new Set<string>();
  const sessions = new Map<
    string,
    { user: string; access: string; refresh: string; isOld?: boolean; isStrong?: boolean }
  >();
  const files = new Map<string, StoredFile>();
  const conversations = new Map<string, ConversationRow>();
  const supportRequests: SupportRow[] = [];
  /** By the id of their user. */
  const preferences = new Map<string, PreferencesRow>();
  /** By the id of their session, for those that did not begin in a test. */
  const devices = new Map<string, StoredDevice>();
  /** By their address. */
  const checkouts = new Map<string, StoredCheckout>();
  /** What users have used this month, by their id; nothing by default. */
  const usage = new Map<string, { messages: number; callMinutes: number }>();
  let count = 0;

  function openSession(user: string, session = `${firstSession(user)}-${++count}`, isStrong = false) {
    const access = accessToken(user, session, 0, isStrong);
    sessions.set(session, { user, access, refresh: `refresh-${session}`, isStrong });
    return session;
  }

  /**
   * Makes a session older than a day. Its tokens stay valid; signing in again creates a new session, which is not
   * old.
   */
  function age(session: string) {
    const found = sessions.get(session);
    if (found) found.isOld = true;
  }

  let visits = 0;
  /**
   * The sessions, including those that people have from an earlier visit, which the backend knows without a request.
   */
  function known() {
    for (; visits <= visit; visits++)
      for (const { id, hasVerifiedFactor } of people) {
        const session = openSession(id, firstSession(id, visits), hasVerifiedFactor);
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
    conversations,
    supportRequests,
    preferences,
    activity: activityLog(),
    devices,
    checkouts,
    usage,
    codes: mailedCodes(options.codeLifetimeMs),
    links: mailedLinks(),
    userByEmail: (email: string) => [...users.values()].find((user) => user.email === email.toLowerCase()),
    openSession,
    /** Signs somebody in on another device. Gives the id of the session. */
    addDevice(user: string, device: StoredDevice) {
      const session = openSession(user);
      devices.set(session, device);
      return session;
    },
    /** The ids of a user's sessions: the one that asks, and those of other devices. Those of other stories are left out. */
    sessionsOf: (user: string, own: string) =>
      [...known()].flatMap(([id, session]) =>
        session.user === user && (id === own || !/-of-visit-\d+$/.test(id)) ? [id] : [],
      ),
    /** Whether there was such a session of this user. */
    endSession: (user: string, id: string) => known().get(id)?.user === user && sessions.delete(id),
    /** Stores payments, as a provider would. */
    pay(id: string, payments: readonly Omit<Persona['payments'][number], 'user_id'>[]) {
      users.get(id)?.payments.push(...payments.map((row) => ({ ...row, user_id: id })));
    },
    /** The answer of the token endpoint. */
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
      return (
        found && {
          id: found[0],
          isOld: found[1].isOld,
          isStrong: found[1].isStrong === true,
          user: users.get(found[1].user)!,
        }
      );
    },
    refreshSession(used: unknown) {
      const found = holder(({ refresh }) => refresh === used);
      if (!found) return undefined;
      const [session, before] = found;
      const refresh = `refresh-${session}-${++count}`;
      sessions.set(session, {
        ...before,
        access: accessToken(before.user, session, count, before.isStrong),
        refresh,
      });
      return session;
    },
    /** The session has shown the second factor; its next tokens say so. Returns its answer of the token endpoint. */
    strengthen(session: string) {
      const found = known().get(session)!;
      found.isStrong = true;
      this.refreshSession(found.refresh);
      return this.tokenResponse(session);
    },
    /** Ends the sessions of this user that have not verified the second factor. */
    endWeakSessions(user: string) {
      for (const [id, session] of known())
        if (session.user === user && !session.isStrong) sessions.delete(id);
    },
    /** Makes all sessions that this user has now older than a day. */
    ageSessions(user: string) {
      for (const [session, { user: holder }] of known()) if (holder === user) age(session);
    },
    /** How many sessions there are, without those that people have from earlier stories or tests. */
    countSessions: () =>
      [...known().keys()].filter((id) => Number(/-of-visit-(\d+)/.exec(id)?.[1] ?? visit) === visit).length,
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

/** The session that the browser of somebody who signed in before has stored. */
export const storedSession = (persona: Persona) =>
  backendState([persona]).tokenResponse(firstSession(persona.id));
