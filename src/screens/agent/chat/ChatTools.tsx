import { Ellipsis } from 'lucide-react';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { IconButton } from '../../../ui/primitives/IconButton/IconButton.tsx';
import { MenuItems } from '../../../ui/overlays/Menu/Menu.tsx';
import { MenuSurface } from '../../../ui/overlays/Menu/MenuSurface.tsx';
import { Spinner } from '../../../ui/primitives/Spinner/Spinner.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import type { ChatToolsItemsProps } from './ChatToolsItems.tsx';

const LazyChatToolsItems = lazyWithPreload(async () => (await import('./ChatToolsItems.tsx')).ChatToolsItems);

export interface ChatToolsProps extends Omit<ChatToolsItemsProps, 'isEmpty' | 'onClear'> {
  onCleared: () => void;
}

/** The menu in the dialog's header: copies, downloads or clears the whole conversation, and leads to the others. */
export function ChatTools({ store, onConversations, onDone, onCleared }: ChatToolsProps) {
  const isEmpty = useSyncExternalStore(store.subscribe, () => store.get().entries.length === 0);
  const [isConfirmingClear, setIsConfirmingClear] = useState(false);

  return (
    <>
      <MenuSurface
        label="Conversation"
        trigger={
          <IconButton
            label="Conversation options"
            icon={<Ellipsis />}
            disabled={isEmpty && !onConversations}
          />
        }
      >
        <ErrorBoundary
          where="options of the conversation"
          fallback={({ onRetry }) => (
            <MenuItems items={[{ id: 'retry', label: 'Could not load. Try again', onSelect: onRetry }]} />
          )}
        >
          <Suspense fallback={<Spinner label="Loading…" />}>
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
      <Dialog
        open={isConfirmingClear}
        onClose={() => setIsConfirmingClear(false)}
        size="small"
        title="Clear this conversation?"
        footer={
          <>
            <Button onClick={() => setIsConfirmingClear(false)}>Keep it</Button>
            <Button
              tone="critical"
              onClick={() => {
                setIsConfirmingClear(false);
                store.clear();
                onDone('Conversation cleared');
                onCleared();
              }}
            >
              Clear conversation
            </Button>
          </>
        }
      >
        <Text tone="muted">Everything said and typed here will be deleted. This cannot be undone.</Text>
      </Dialog>
    </>
  );
}
