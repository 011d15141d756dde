import { useEffect, useRef } from 'react';
import { Dialog, type DialogSize } from '../../ui/overlays/Dialog/Dialog.tsx';
import { ErrorAlert, type ErrorFallbackProps } from './ErrorFallback.tsx';

export interface ErrorDialogProps extends ErrorFallbackProps {
  open: boolean;
  title: string;
  /** The size of the dialog that failed. */
  size?: DialogSize | undefined;
  onClose: () => void;
}

/** Shown instead of a dialog that failed. When it is opened again, the dialog itself is tried again. [X13] */
export function ErrorDialog({ open, title, size = 'small', onClose, error, onRetry }: ErrorDialogProps) {
  const retry = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current) onRetry();
    wasOpen.current = open;
  }, [open, onRetry]);
  return (
    <Dialog open={open} onClose={onClose} title={title} size={size} initialFocus={retry}>
      <ErrorAlert error={error} onRetry={onRetry} retry={retry} />
    </Dialog>
  );
}
