import { Copy, Download, Ellipsis, LifeBuoy, Trash2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { IconButton } from '../../../ui/primitives/IconButton/IconButton.tsx';
import { Menu } from '../../../ui/overlays/Menu/Menu.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import { copyText } from '../conversation/copyText.ts';
import { threadText } from '../conversation/threadText.ts';

export interface ChatToolsProps {
  store: ConversationStore;
  /** `what`: what was done, in a few words for the dialog's status. */
  onDone: (what: string) => void;
  onCleared: () => void;
}

function download(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `conversation-${new Date().toISOString().slice(0, 10)}.txt`;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The menu in the dialog's header: copies, downloads or clears the whole conversation. */
export function ChatTools({ store, onDone, onCleared }: ChatToolsProps) {
  const isEmpty = useSyncExternalStore(store.subscribe, () => store.get().entries.length === 0);
  const [isConfirmingClear, setIsConfirmingClear] = useState(false);
  const text = () => threadText(store.get().entries);

  const copy = () =>
    copyText(text()).then((copied) => onDone(copied ? 'Conversation copied' : 'Could not copy'));

  return (
    <>
      <Menu
        label="Conversation"
        trigger={<IconButton label="Conversation options" icon={<Ellipsis />} disabled={isEmpty} />}
        items={[
          { id: 'copy', label: 'Copy conversation', icon: <Copy />, onSelect: () => void copy() },
          {
            id: 'download',
            label: 'Download conversation',
            icon: <Download />,
            onSelect: () => {
              download(text());
              onDone('Conversation downloaded');
            },
          },
          ...(store.loadHandOff
            ? [
                {
                  id: 'human',
                  label: 'Talk to a human',
                  icon: <LifeBuoy />,
                  onSelect: () => void store.talkToHuman().catch(() => onDone('Could not load')),
                },
              ]
            : []),
          {
            id: 'clear',
            label: 'Clear conversation',
            icon: <Trash2 />,
            tone: 'critical',
            onSelect: () => setIsConfirmingClear(true),
          },
        ]}
      />
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
