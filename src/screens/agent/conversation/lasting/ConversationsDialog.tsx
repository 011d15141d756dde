import { Suspense } from 'react';
import { lazyWithPreload } from '../../../../ui/lazyWithPreload.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog/Dialog.tsx';
import { Spinner } from '../../../../ui/primitives/Spinner/Spinner.tsx';
import { ErrorBoundary } from '../../../shell/ErrorBoundary.tsx';
import type { ConversationsProps } from './Conversations.tsx';

/** Few look at the list: its code comes when somebody does. */
const LazyConversations = lazyWithPreload(async () => (await import('./Conversations.tsx')).Conversations);

export interface ConversationsDialogProps extends Omit<ConversationsProps, 'lasting'> {
  /** Undefined until its code has come. */
  lasting: ConversationsProps['lasting'] | undefined;
  open: boolean;
  onClose: () => void;
}

const loading = <Spinner label="Loading your conversations…" />;

/** The list of conversations in a dialog of its own, above the chat. [L3] */
export const ConversationsDialog = ({ open, onClose, lasting, ...list }: ConversationsDialogProps) => (
  <Dialog open={open} onClose={onClose} size="medium" title="Conversations">
    <ErrorBoundary where="list of conversations">
      <Suspense fallback={loading}>
        {lasting ? <LazyConversations {...list} lasting={lasting} /> : loading}
      </Suspense>
    </ErrorBoundary>
  </Dialog>
);
