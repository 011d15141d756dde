import { createContext, useContext, useEffect } from 'react';
import { plain } from '../../../services/messages.ts';
import type { Failure } from '../../../services/result.ts';
import type { PendingWork, WorkKind } from './pendingWork.ts';

export interface RetryAfterReauth {
  work: PendingWork;
  /** The session is over while the account is still shown. */
  isOver: () => boolean;
  /** Resolves to whether the same user has signed in again; never, when the account is gone. */
  signedInAgain: () => Promise<boolean>;
  /** How often the user did not want to. */
  declined: () => number;
}

type Outcome = { ok: true } | { ok: false; failure: Failure };

const Context = createContext<RetryAfterReauth | null>(null);
export const RetryAfterReauthProvider = Context.Provider;

function useResuming() {
  const resuming = useContext(Context);
  if (!resuming) throw new Error('Work needs a <ResumingProvider>: SignedIn renders one around the account.');
  return resuming;
}

/** While `active`, an ended session leaves the screen as it is (S4). */
export function usePendingWork(kind: WorkKind, active: boolean) {
  const { work } = useResuming();
  useEffect(() => {
    if (active) return work.begin(kind);
  }, [work, kind, active]);
}

/**
 * S4: what the user asked for goes on once they have signed in again. Who declines gets the failure, said in our
 * words. A talk is not interrupted: the agent tells what became of it.
 */
export function useRetryAfterReauth() {
  const { work, isOver, signedInAgain, declined } = useResuming();

  return async function resume<O extends Outcome>(attempt: () => Promise<O>): Promise<O> {
    const end = work.begin('save');
    try {
      for (;;) {
        const before = declined();
        const outcome = await attempt();
        if (outcome.ok || outcome.failure.kind !== 'session' || !isOver()) return outcome;
        // The dialog may have come and gone before this attempt has failed.
        const unwanted = work.goesOn('talk') || declined() !== before;
        if (unwanted || !(await signedInAgain()))
          return { ...outcome, failure: { ...outcome.failure, message: plain.sessionOver } } as O;
      }
    } finally {
      end();
    }
  };
}
