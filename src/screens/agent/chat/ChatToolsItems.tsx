import { Copy, Download, LifeBuoy, MessagesSquare, Trash2 } from 'lucide-react';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { MenuItems, type MenuItem } from '../../../ui/overlays/Menu/Menu.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import { copyText } from '../conversation/copyText.ts';
import { downloadThread } from '../conversation/downloadThread.ts';
import { threadText } from '../conversation/threadCopy.ts';

export interface ChatToolsItemsProps {
  store: ConversationStore;
  /** Nothing was said. */
  isEmpty: boolean;
  /** The list of conversations was asked for. Without it, there is none. */
  onConversations?: (() => void) | undefined;
  /** `what`: what was done, in a few words for the dialog's status. */
  onDone: (what: string) => void;
  onClear: () => void;
}

const listItems = (onConversations: () => void): readonly MenuItem[] => [
  { id: 'list', label: 'All conversations', icon: <MessagesSquare />, onSelect: onConversations },
];

/** What the chat's menu offers, whose code loads while the dialog opens. */
export function ChatToolsItems({ store, isEmpty, onConversations, onDone, onClear }: ChatToolsItemsProps) {
  const text = () => threadText(store.get().entries);

  const threadItems: readonly MenuItem[] = [
    {
      id: 'copy',
      label: 'Copy conversation',
      icon: <Copy />,
      onSelect() {
        void copyText(text()).then((copied) => onDone(copied ? 'Conversation copied' : 'Could not copy'));
      },
    },
    {
      id: 'download',
      label: 'Download conversation',
      icon: <Download />,
      onSelect() {
        downloadThread(text(), 'txt');
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
    { id: 'clear', label: 'Clear conversation', icon: <Trash2 />, tone: 'critical', onSelect: onClear },
  ];

  return (
    <MenuItems
      items={[...(onConversations ? listItems(onConversations) : []), ...(isEmpty ? [] : threadItems)]}
    />
  );
}

export interface ClearConversationProps {
  open: boolean;
  onClose: () => void;
  onClear: () => void;
}

/** Asks before everything is deleted. */
export const ClearConversation = ({ open, onClose, onClear }: ClearConversationProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    size="small"
    title="Clear this conversation?"
    footer={
      <>
        <Button onClick={onClose}>Keep it</Button>
        <Button tone="critical" onClick={onClear}>
          Clear conversation
        </Button>
      </>
    }
  >
    <Text tone="muted">Everything said and typed here will be deleted. This cannot be undone.</Text>
  </Dialog>
);
