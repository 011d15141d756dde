import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { User } from '../../../services/auth.ts';
import { useReloadSecurity } from '../../shell/account/useReloadSecurity.ts';
import { useClock } from '../../shell/clock.ts';
import { StepUpDialog } from './StepUpDialog.tsx';

export interface StepUp {
  /**
   * Asks the user to sign in once more, unless they did so here in the last five minutes. Resolves to whether they did: the session is
   * then recent and has shown the second factor. False when they closed the dialog.
   */
  stepUp: () => Promise<boolean>;
  /** Asks anew the next time: what the proof was for is done, or was given up. */
  forget: () => void;
  /** Render it where `stepUp` is used, also above another dialog. */
  dialog: ReactNode;
}

/** Longer than it takes to think of another password, and shorter than a device is left alone. */
const proofLastsMs = 5 * 60_000;

/** For what cannot be undone, or would lock the owner out: proof that it is the owner who sits at the device. [U13] */
export function useStepUp({ id, email }: Pick<User, 'id' | 'email'>): StepUp {
  const [isOpen, setIsOpen] = useState(false);
  const reloadSecurity = useReloadSecurity(id);
  const clock = useClock();
  const provenAt = useRef(-Infinity);
  /** The dialog's key: what was typed and mailed for one proof is no use for the next. */
  const [proofs, setProofs] = useState(0);
  /** The last question was answered, so that the next one begins anew. */
  const isProven = useRef(false);
  const settle = useRef<(isProven: boolean) => void>(undefined);
  useEffect(() => () => settle.current?.(false), []);

  function close(isDone: boolean) {
    setIsOpen(false);
    if (isDone) {
      isProven.current = true;
      provenAt.current = clock.now();
      // The session of this device is another one now.
      reloadSecurity();
    }
    settle.current?.(isDone);
  }

  return {
    async stepUp() {
      if (clock.now() - provenAt.current < proofLastsMs) return true;
      settle.current?.(false);
      if (isProven.current) setProofs((count) => count + 1);
      isProven.current = false;
      setIsOpen(true);
      return new Promise((resolve) => {
        settle.current = resolve;
      });
    },
    forget() {
      provenAt.current = -Infinity;
    },
    dialog: (
      <StepUpDialog
        key={proofs}
        open={isOpen}
        email={email}
        onDone={() => close(true)}
        onClose={() => close(false)}
      />
    ),
  };
}
