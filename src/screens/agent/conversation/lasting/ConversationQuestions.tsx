import { useState, type FormEvent } from 'react';
import { conversationLimits, type StoredConversation } from '../../../../services/conversations.ts';
import { storableText } from '../../../../services/storableText.ts';
import { Dialog } from '../../../../ui/overlays/Dialog/Dialog.tsx';
import { Alert } from '../../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../../ui/primitives/Button/Button.tsx';
import { Text } from '../../../../ui/primitives/Text/Text.tsx';
import { TextField } from '../../../../ui/primitives/TextField/TextField.tsx';
import { Stack } from '../../../../ui/layout/Stack/Stack.tsx';
import { useLock } from '../../../shell/useLock.ts';
import type { LastingConversation } from './lastingConversation.ts';

export interface ConversationQuestionProps {
  /** The conversation that is asked about; undefined while nothing is asked. */
  conversation: StoredConversation | undefined;
  lasting: LastingConversation;
  onClose: () => void;
}

/** Asks for another title. What is typed stays when it could not be stored. */
export const RenameDialog = ({ conversation, lasting, onClose }: ConversationQuestionProps) => (
  <Dialog open={conversation !== undefined} onClose={onClose} size="small" title="Rename this conversation">
    {conversation && (
      <RenameForm key={conversation.id} conversation={conversation} lasting={lasting} onClose={onClose} />
    )}
  </Dialog>
);

interface RenameFormProps extends ConversationQuestionProps {
  conversation: StoredConversation;
}

function RenameForm({ conversation, lasting, onClose }: RenameFormProps) {
  const [title, setTitle] = useState(conversation.title);
  const [error, setError] = useState('');
  const { pending, runExclusive } = useLock();

  async function save(event: FormEvent) {
    event.preventDefault();
    const next = storableText(title).replaceAll(/\s+/g, ' ').trim();
    if (!next) return setError('Enter a title.');
    if (Array.from(next).length > conversationLimits.title)
      return setError(`A title has at most ${conversationLimits.title} characters.`);
    setError('');
    const stored = await runExclusive(true, () => lasting.list.rename(conversation.id, next));
    if (stored) onClose();
    else if (stored === false) setError('The title could not be saved. Please try again.');
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="md">
        <TextField
          label="Title"
          name="title"
          value={title}
          onChange={setTitle}
          error={error}
          autoComplete="off"
        />
        <Stack direction="row" gap="sm" justify="end" wrap>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary" loading={pending !== undefined}>
            Save title
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** Asks before a conversation is deleted on every device. */
export function DeleteDialog({ conversation, lasting, onClose }: ConversationQuestionProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const { pending, runExclusive } = useLock();
  const close = () => {
    setHasFailed(false);
    onClose();
  };

  async function remove() {
    if (!conversation) return;
    setHasFailed(false);
    const removed = await runExclusive(true, () => lasting.remove(conversation.id));
    if (removed) close();
    else if (removed === false) setHasFailed(true);
  }

  return (
    <Dialog
      open={conversation !== undefined}
      onClose={close}
      size="small"
      title="Delete this conversation?"
      footer={
        <>
          <Button onClick={close}>Keep it</Button>
          <Button tone="critical" loading={pending !== undefined} onClick={() => void remove()}>
            Delete conversation
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        {hasFailed && <Alert tone="critical">The conversation could not be deleted. Please try again.</Alert>}
        <Text tone="muted">
          ‘<bdi>{conversation?.title}</bdi>’ will be deleted on all your devices. This cannot be undone.
        </Text>
      </Stack>
    </Dialog>
  );
}
