import { useSyncExternalStore } from 'react';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import type { messageEditing } from './messageEditing.ts';

export interface EditingNoteProps extends Pick<ReturnType<typeof messageEditing>, 'editing'> {
  onCancel: () => void;
}

/** Above the field, while it holds the last message instead of a new one. [A84] */
export function EditingNote({ editing, onCancel }: EditingNoteProps) {
  const isEditing = useSyncExternalStore(editing.subscribe, () => editing.get() !== undefined);
  if (!isEditing) return null;
  return (
    <Stack direction="row" gap="sm" align="center" justify="between">
      <Text size="small" tone="muted">
        Editing your last message
      </Text>
      <TextButton onClick={onCancel}>Cancel</TextButton>
    </Stack>
  );
}
