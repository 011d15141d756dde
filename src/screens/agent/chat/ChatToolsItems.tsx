import { Copy, Download, LifeBuoy, MessagesSquare, Trash2 } from 'lucide-react';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { MenuItems, type MenuItem } from '../../../ui/overlays/Menu/Menu.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import { copyText } from '../conversation/copyText.ts';
import { downloadThread } from '../conversation/downloadThread.ts';
import { useThreadWords } from '../conversation/useThreadWords.ts';
import { threadText } from '../conversation/threadCopy.ts';
import { words } from './ChatToolsItems.words.ts';

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

/** What the chat's menu offers, whose code loads while the dialog opens. */
export function ChatToolsItems({ store, isEmpty, onConversations, onDone, onClear }: ChatToolsItemsProps) {
  const labels = useLabels('ChatToolsItems', words);
  const threadWords = useThreadWords();
  const text = () => threadText(store.get().entries, threadWords);

  const listItems: readonly MenuItem[] = onConversations
    ? [{ id: 'list', label: labels.all, icon: <MessagesSquare />, onSelect: onConversations }]
    : [];

  const threadItems: readonly MenuItem[] = [
    {
      id: 'copy',
      label: labels.copy,
      icon: <Copy />,
      onSelect() {
        void copyText(text()).then((copied) => onDone(copied ? labels.copied : labels.notCopied));
      },
    },
    {
      id: 'download',
      label: labels.download,
      icon: <Download />,
      onSelect() {
        downloadThread(text(), 'txt');
        onDone(labels.downloaded);
      },
    },
    ...(store.loadHandOff
      ? [
          {
            id: 'human',
            label: labels.human,
            icon: <LifeBuoy />,
            onSelect: () => void store.talkToHuman().catch(() => onDone(labels.notLoaded)),
          },
        ]
      : []),
    { id: 'clear', label: labels.clear, icon: <Trash2 />, tone: 'critical', onSelect: onClear },
  ];

  return <MenuItems items={isEmpty ? listItems : [...listItems, ...threadItems]} />;
}

export interface ClearConversationProps {
  open: boolean;
  onClose: () => void;
  onClear: () => void;
}

/** Asks before everything is deleted. */
export function ClearConversation({ open, onClose, onClear }: ClearConversationProps) {
  const labels = useLabels('ChatToolsItems', words);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={labels.clearThis}
      footer={
        <>
          <Button onClick={onClose}>{labels.keep}</Button>
          <Button tone="critical" onClick={onClear}>
            {labels.clear}
          </Button>
        </>
      }
    >
      <Text tone="muted">{labels.explanation}</Text>
    </Dialog>
  );
}
