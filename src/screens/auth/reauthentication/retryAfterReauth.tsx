import { createContext, useContext, useEffect } from 'react';
import { errorMessages } from '../../../services/messages.ts';
import type { Failure } from '../../../services/result.ts';
import type { PendingWork, WorkKind } from './pendingWork.ts';

/** What a session that expires during work needs to know; `useSignInAgain` provides it. */
export interface Reauth {
  pendingWork: PendingWork;
  /**
   * Whether the session has expired while the account is still shown. True as soon as it happens, before React
   * renders it.
   */
  isExpiredNow: () => boolean;
  /**
   * Shows the dialog. Resolves to true when the same user has signed in again, and to false when they closed the dialog;
   * never settles when the account is left.
   */
  waitForSignIn: () => Promise<boolean>;
  /** How often the user has closed the dialog without signing in. */
  declineCount: () => number;
}

type Outcome = { ok: true } | { ok: false; failure: Failure };

const ReauthContext = createContext<Reauth | null>(null);
export const ReauthProvider = ReauthContext.Provider;

function useReauth() {
  const reauth = useContext(ReauthContext);
  if (!reauth)
    throw new Error(
      'useRetryAfterReauth and usePendingWork need a <ReauthProvider>: SignedIn renders one around the account.',
    );
  return reauth;
}

/** While `isActive`, an expired session leaves the screen as it is. [S4] */
export function usePendingWork(kind: WorkKind, isActive: boolean) {
  const { pendingWork } = useReauth();
  useEffect(() => {
    if (isActive) return pendingWork.begin(kind);
  }, [pendingWork, kind, isActive]);
}

/**
 * Returns a function that runs a write, and runs it again once the user has signed in when the session had expired. It
 * resolves to the write's own outcome. A user who does not sign in gets the failure, with a message of ours. During a
 * conversation the dialog would cover the agent, so the write fails at once and the agent says so. [S4]
 */
export function useRetryAfterReauth() {
  const { pendingWork, isExpiredNow, waitForSignIn, declineCount } = useReauth();

  return async function retryAfterReauth<O extends Outcome>(attempt: () => Promise<O>): Promise<O> {
    const end = pendingWork.begin('save');
    try {
      for (;;) {
        const declinesBefore = declineCount();
        const outcome = await attempt();
        if (outcome.ok || outcome.failure.kind !== 'session' || !isExpiredNow()) return outcome;
        // The user may have closed the dialog before this attempt failed.
        const isUnwanted = pendingWork.has('conversation') || declineCount() !== declinesBefore;
        if (isUnwanted || !(await waitForSignIn()))
          return { ...outcome, failure: { ...outcome.failure, message: errorMessages.sessionExpired } } as O;
      }
    } finally {
      end();
    }
  };
}
