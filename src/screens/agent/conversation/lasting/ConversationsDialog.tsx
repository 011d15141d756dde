import { Dialog } from '../../../../ui/overlays/Dialog/Dialog.tsx';
import { Conversations, type ConversationsProps } from './Conversations.tsx';

export interface ConversationsDialogProps extends ConversationsProps {
  open: boolean;
  onClose: () => void;
}

/** The list of conversations in a dialog of its own, above the chat. [L3] */
export const ConversationsDialog = ({ open, onClose, ...list }: ConversationsDialogProps) => (
  <Dialog open={open} onClose={onClose} size="medium" title="Conversations">
    <Conversations {...list} />
  </Dialog>
);
