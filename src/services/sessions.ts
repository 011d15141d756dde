import type { Result } from './result.ts';

/** One place where the user is signed in: a browser on a device. */
export interface DeviceSession {
  id: string;
  /** It is the session of this browser. */
  isCurrent: boolean;
  /** How the browser describes itself; '' where the backend did not see it. */
  userAgent: string;
  /** The IP address from which it was used last; '' where the backend did not see it. */
  address: string;
  /** ISO 8601. When it was begun or renewed; a session in use is renewed about once an hour. */
  lastUsedAt: string;
}

/** Where the signed-in user is signed in. Failures are returned and never thrown. Nobody else's sessions are found. [U1] */
export interface SessionsPort {
  /**
   * This session first, then the one that was used last. Undefined where the backend does not tell them. Empty when the
   * session has not verified the user's second factor.
   */
  list(): Promise<Result<readonly DeviceSession[] | undefined>>;
  /**
   * Signs another device out. It succeeds too when that session has ended already; this browser's own session is refused. At a hosted
   * project the device can read for up to an hour more, until its access token expires.
   */
  end(id: string): Promise<Result<void>>;
  /** Signs all devices out but this one. */
  endOthers(): Promise<Result<void>>;
}
