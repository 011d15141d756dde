import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { User } from '../../../services/auth.ts';
import { useReloadSecurity } from '../../shell/account/useReloadSecurity.ts';
import { StepUpDialog } from './StepUpDialog.tsx';

export interface StepUp {
  /**
   * Asks the user to sign in once more. Resolves to whether they did: the session is then recent and has shown the second factor.
   * False when they closed the dialog.
   */
  stepUp: () => Promise<boolean>;
  /** Render it where `stepUp` is used, also above another dialog. */
  dialog: ReactNode;
}

/** For what cannot be undone, or would lock the owner out: proof that it is the owner who sits at the device. [U13] */
export function useStepUp({ id, email }: Pick<User, 'id' | 'email'>): StepUp {
  const [isOpen, setIsOpen] = useState(false);
  const reloadSecurity = useReloadSecurity(id);
  const settle = useRef<(isProven: boolean) => void>(undefined);
  useEffect(() => () => settle.current?.(false), []);

  function close(isProven: boolean) {
    setIsOpen(false);
    // The session of this device is another one now.
    if (isProven) reloadSecurity();
    settle.current?.(isProven);
  }

  return {
    stepUp: () =>
      new Promise((resolve) => {
        settle.current?.(false);
        settle.current = resolve;
        setIsOpen(true);
      }),
    dialog: (
      <StepUpDialog open={isOpen} email={email} onDone={() => close(true)} onClose={() => close(false)} />
    ),
  };
}
