import { Suspense } from 'react';
import { lazyWithPreload } from '../../../../ui/lazyWithPreload.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog/Dialog.tsx';
import { useLabels } from '../../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Spinner } from '../../../../ui/primitives/Spinner/Spinner.tsx';
import { ErrorBoundary } from '../../../shell/ErrorBoundary.tsx';
import type { ConversationsProps } from './Conversations.tsx';
import { words } from './ConversationsDialog.words.ts';

/** Few look at the list: its code comes when somebody does. */
const LazyConversations = lazyWithPreload(async () => (await import('./Conversations.tsx')).Conversations);

export interface ConversationsDialogProps extends Omit<ConversationsProps, 'saved'> {
  /** Undefined until its code has come. */
  saved: ConversationsProps['saved'] | undefined;
  open: boolean;
  onClose: () => void;
}

/** The list of conversations in a dialog of its own, above the chat. [L3] */
export function ConversationsDialog({ open, onClose, saved, ...list }: ConversationsDialogProps) {
  const labels = useLabels('ConversationsDialog', words);
  const loading = <Spinner label={labels.loading} />;
  return (
    <Dialog open={open} onClose={onClose} size="medium" title={labels.title}>
      <ErrorBoundary where="list of conversations">
        <Suspense fallback={loading}>
          {saved ? <LazyConversations {...list} saved={saved} /> : loading}
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}
