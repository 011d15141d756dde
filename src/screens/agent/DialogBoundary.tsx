import { Suspense, type ReactNode } from 'react';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { ErrorDialog } from '../shell/ErrorDialog.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { dialogSizes, type DialogName } from './dialogs.ts';
import { words } from './dialogs.words.ts';

export interface DialogBoundaryProps {
  /** The dialog inside, whose title shows while it loads or when it has failed. Without a name nothing shows then. */
  name: DialogName | undefined;
  /** The dialog that is open. */
  dialog: DialogName | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that throws, or whose code cannot be loaded, says so in its own place; the other dialogs go on. [X13] */
export function DialogBoundary({ name, dialog, onClose, children }: DialogBoundaryProps) {
  const titles = useLabels('dialogs', words);
  return (
    <ErrorBoundary
      where={`${name ?? 'agent'} dialog`}
      fallback={(failed) => (
        <ErrorDialog
          {...failed}
          open={name !== undefined && dialog === name}
          title={name ? titles[name] : ''}
          size={name && dialogSizes[name]}
          onClose={onClose}
        />
      )}
    >
      <Suspense fallback={name && <DialogFrame name={name} open={dialog === name} onClose={onClose} />}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
