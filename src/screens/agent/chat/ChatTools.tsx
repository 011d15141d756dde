import { Copy, Download, Ellipsis, LifeBuoy, MessagesSquare, Trash2 } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { IconButton } from '../../../ui/primitives/IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../../../ui/overlays/Menu/Menu.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import { copyText } from '../conversation/copyText.ts';
import { downloadFile } from '../conversation/downloadFile.ts';

/** Browsers copy only what is there soon after the press, so that it is loaded before. */
const loadThreadCopy = () => import('../conversation/threadCopy.ts');

export interface ChatToolsProps {
  store: ConversationStore;
  /** The list of conversations was asked for. Without it, there is none. */
  onConversations?: (() => void) | undefined;
  /** `what`: what was done, in a few words for the dialog's status. */
  onDone: (what: string) => void;
  onCleared: () => void;
}

const listItems = (onConversations: () => void): readonly MenuItem[] => [
  { id: 'list', label: 'All conversations', icon: <MessagesSquare />, onSelect: onConversations },
];

/** The menu in the dialog's header: copies, downloads or clears the whole conversation, and leads to the others. */
export function ChatTools({ store, onConversations, onDone, onCleared }: ChatToolsProps) {
  const isEmpty = useSyncExternalStore(store.subscribe, () => store.get().entries.length === 0);
  const [isConfirmingClear, setIsConfirmingClear] = useState(false);
  useEffect(() => {
    if (!isEmpty) void loadThreadCopy().catch(() => undefined);
  }, [isEmpty]);
  const text = async () => (await loadThreadCopy()).threadText(store.get().entries);

  async function copy() {
    const copied = await text()
      .then(copyText)
      .catch(() => false);
    onDone(copied ? 'Conversation copied' : 'Could not copy');
  }

  async function download() {
    try {
      downloadFile(await text(), 'txt');
      onDone('Conversation downloaded');
    } catch {
      onDone('Could not load');
    }
  }

  const threadItems: readonly MenuItem[] = [
    { id: 'copy', label: 'Copy conversation', icon: <Copy />, onSelect: () => void copy() },
    {
      id: 'download',
      label: 'Download conversation',
      icon: <Download />,
      onSelect: () => void download(),
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
  ];

  return (
    <>
      <Menu
        label="Conversation"
        trigger={
          <IconButton
            label="Conversation options"
            icon={<Ellipsis />}
            disabled={isEmpty && !onConversations}
          />
        }
        items={[...(onConversations ? listItems(onConversations) : []), ...(isEmpty ? [] : threadItems)]}
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
