import { useState, type FormEvent } from 'react';
import { conversationLimits, type StoredConversation } from '../../../../services/conversations.ts';
import { formatNumber } from '../../../../services/formats.ts';
import { storableText } from '../../../../services/storableText.ts';
import { fill } from '../../../../ui/fill.ts';
import { Dialog } from '../../../../ui/overlays/Dialog/Dialog.tsx';
import { Alert } from '../../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../../ui/primitives/Button/Button.tsx';
import { useLabels } from '../../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Text } from '../../../../ui/primitives/Text/Text.tsx';
import { TextField } from '../../../../ui/primitives/TextField/TextField.tsx';
import { Stack } from '../../../../ui/layout/Stack/Stack.tsx';
import { useLock } from '../../../shell/useLock.ts';
import { words } from './ConversationQuestions.words.ts';
import type { SavedConversation } from './savedConversation.ts';

export interface ConversationQuestionProps {
  /** The conversation that is asked about; undefined while nothing is asked. */
  conversation: StoredConversation | undefined;
  saved: SavedConversation;
  onClose: () => void;
}

/** Asks for another title. What is typed stays when it could not be stored. */
export function RenameDialog({ conversation, saved, onClose }: ConversationQuestionProps) {
  const labels = useLabels('ConversationQuestions', words);
  const { pending, runExclusive } = useLock();
  // What is on its way would close the question that is asked next.
  const close = () => {
    if (!pending) onClose();
  };
  return (
    <Dialog open={conversation !== undefined} onClose={close} size="small" title={labels.rename}>
      {conversation && (
        <RenameForm
          key={conversation.id}
          conversation={conversation}
          isSaving={pending !== undefined}
          rename={(title) => runExclusive(true, () => saved.list.rename(conversation.id, title))}
          onRenamed={onClose}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}

interface RenameFormProps {
  conversation: StoredConversation;
  isSaving: boolean;
  /** Resolves to whether the title was stored; to undefined while another one is on its way. */
  rename: (title: string) => Promise<boolean | undefined>;
  onRenamed: () => void;
  onCancel: () => void;
}

function RenameForm({ conversation, isSaving, rename, onRenamed, onCancel }: RenameFormProps) {
  const labels = useLabels('ConversationQuestions', words);
  const [title, setTitle] = useState(conversation.title);
  const [error, setError] = useState<'noTitle' | 'tooLong' | 'notSaved'>();

  async function save(event: FormEvent) {
    event.preventDefault();
    const next = storableText(title).replaceAll(/\s+/g, ' ').trim();
    if (!next) return setError('noTitle');
    if (Array.from(next).length > conversationLimits.title) return setError('tooLong');
    setError(undefined);
    const stored = await rename(next);
    if (stored) onRenamed();
    else if (stored === false) setError('notSaved');
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="md">
        <TextField
          label={labels.title}
          name="title"
          value={title}
          onChange={setTitle}
          error={error && fill(labels[error], { count: formatNumber(conversationLimits.title) })}
          autoComplete="off"
        />
        <Stack direction="row" gap="sm" justify="end" wrap>
          <Button onClick={onCancel} disabled={isSaving}>
            {labels.cancel}
          </Button>
          <Button type="submit" tone="primary" loading={isSaving}>
            {labels.save}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** Asks before a conversation is deleted on every device. */
export function DeleteDialog({ conversation, saved, onClose }: ConversationQuestionProps) {
  const labels = useLabels('ConversationQuestions', words);
  const [beforeTitle, afterTitle] = labels.explanation.split('{title}');
  const [hasFailed, setHasFailed] = useState(false);
  const { pending, runExclusive } = useLock();
  const leave = () => {
    setHasFailed(false);
    onClose();
  };
  // What is on its way cannot be taken back, and would close the question that is asked next.
  const close = () => {
    if (!pending) leave();
  };

  async function remove() {
    if (!conversation) return;
    setHasFailed(false);
    const removed = await runExclusive(true, () => saved.remove(conversation.id));
    if (removed) leave();
    else if (removed === false) setHasFailed(true);
  }

  return (
    <Dialog
      open={conversation !== undefined}
      onClose={close}
      size="small"
      title={labels.deleteThis}
      footer={
        <>
          <Button onClick={close} disabled={pending !== undefined}>
            {labels.keep}
          </Button>
          <Button tone="critical" loading={pending !== undefined} onClick={() => void remove()}>
            {labels.delete}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        {hasFailed && <Alert tone="critical">{labels.notDeleted}</Alert>}
        <Text tone="muted">
          {beforeTitle}
          <bdi>{conversation?.title}</bdi>
          {afterTitle}
        </Text>
      </Stack>
    </Dialog>
  );
}
