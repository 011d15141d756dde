import { useSyncExternalStore } from 'react';
import { ComposerAnnouncement } from '../../../ui/agent/ChatComposer/ComposerAnnouncement.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import { words } from './EditingNote.words.ts';
import type { MessageEditing } from './messageEditing.ts';

export interface EditingNoteProps {
  edit: MessageEditing;
  /** The note is announced here. The dialog announces it in its status instead. */
  isAnnounced?: boolean;
  /** Its button was pressed, and is gone: the field should take the focus. */
  onEnded: () => void;
}

/** Above the field, while it holds the last message instead of a new one. [A84] */
export function EditingNote({ edit, isAnnounced, onEnded }: EditingNoteProps) {
  const labels = useLabels('EditingNote', words);
  const editing = useSyncExternalStore(edit.editing.subscribe, edit.editing.get);
  const isRefused = editing?.isRefused ?? false;
  const text = isRefused ? labels.refused : labels.editing;
  return (
    <>
      {isAnnounced && <ComposerAnnouncement>{editing ? text : ''}</ComposerAnnouncement>}
      {editing && (
        <Stack direction="row" gap="sm" align="center" justify="between">
          <Text size="small" tone={isRefused ? 'critical' : 'muted'}>
            {text}
          </Text>
          <TextButton
            onClick={() => {
              if (isRefused) edit.leave();
              else edit.cancel();
              onEnded();
            }}
          >
            {isRefused ? labels.keep : labels.cancel}
          </TextButton>
        </Stack>
      )}
    </>
  );
}
