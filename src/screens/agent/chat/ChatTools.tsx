import { Ellipsis } from 'lucide-react';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { IconButton } from '../../../ui/primitives/IconButton/IconButton.tsx';
import { MenuItems } from '../../../ui/overlays/Menu/Menu.tsx';
import { MenuSurface } from '../../../ui/overlays/Menu/MenuSurface.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Spinner } from '../../../ui/primitives/Spinner/Spinner.tsx';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { words } from './ChatTools.words.ts';
import type { ChatToolsItemsProps } from './ChatToolsItems.tsx';

const LazyChatToolsItems = lazyWithPreload(async () => (await import('./ChatToolsItems.tsx')).ChatToolsItems);
/** Of the same code, which is there when somebody has chosen to clear. */
const LazyClearConversation = lazyWithPreload(
  async () => (await import('./ChatToolsItems.tsx')).ClearConversation,
);

export interface ChatToolsProps extends Omit<ChatToolsItemsProps, 'isEmpty' | 'onClear'> {
  onCleared: () => void;
}

/** The menu in the dialog's header: copies, downloads or clears the whole conversation, and leads to the others. */
export function ChatTools({ store, onConversations, onDone, onCleared }: ChatToolsProps) {
  const labels = useLabels('ChatTools', words);
  const isEmpty = useSyncExternalStore(store.subscribe, () => store.get().entries.length === 0);
  /** Undefined as long as nobody has asked for it. */
  const [isConfirmingClear, setIsConfirmingClear] = useState<boolean>();

  return (
    <>
      <MenuSurface
        label={labels.conversation}
        trigger={
          <IconButton label={labels.options} icon={<Ellipsis />} disabled={isEmpty && !onConversations} />
        }
      >
        <ErrorBoundary
          where="options of the conversation"
          fallback={({ onRetry }) => (
            <MenuItems items={[{ id: 'retry', label: labels.notLoaded, onSelect: onRetry }]} />
          )}
        >
          {/* A status is none of the things that a menu may hold. */}
          <Suspense fallback={<Spinner label={labels.loading} role="none" />}>
            <LazyChatToolsItems
              store={store}
              isEmpty={isEmpty}
              onConversations={onConversations}
              onDone={onDone}
              onClear={() => setIsConfirmingClear(true)}
            />
          </Suspense>
        </ErrorBoundary>
      </MenuSurface>
      {isConfirmingClear !== undefined && (
        <Suspense>
          <LazyClearConversation
            open={isConfirmingClear}
            onClose={() => setIsConfirmingClear(false)}
            onClear={() => {
              setIsConfirmingClear(false);
              store.clear();
              onDone(labels.cleared);
              onCleared();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
