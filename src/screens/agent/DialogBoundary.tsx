import { Suspense, type ReactNode } from 'react';
import { Boundary } from '../shell/Boundary.tsx';
import { FailedDialog } from '../shell/FailedDialog.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { dialogSizes, dialogTitles, type DialogName } from './dialogs.ts';

export interface DialogBoundaryProps {
  /** Whose title it bears when it has failed; without one nothing shows. */
  name: DialogName | undefined;
  /** The one that is open. */
  dialog: DialogName | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that fails, or whose code cannot be fetched, says so in its own place; the others go on. */
export const DialogBoundary = ({ name, dialog, onClose, children }: DialogBoundaryProps) => (
  <Boundary
    where={`${name ?? 'agent'} dialog`}
    fallback={(failed) => (
      <FailedDialog
        {...failed}
        open={name !== undefined && dialog === name}
        title={name ? dialogTitles[name] : ''}
        size={name && dialogSizes[name]}
        onClose={onClose}
      />
    )}
  >
    <Suspense fallback={name && <DialogFrame name={name} open={dialog === name} onClose={onClose} />}>
      {children}
    </Suspense>
  </Boundary>
);
