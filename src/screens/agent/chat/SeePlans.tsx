import { useState } from 'react';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import { words } from './SeePlans.words.ts';

/** Beneath the answer that the month's messages are used up: the way on. [B54] */
export function SeePlans({ store }: { store: Pick<ConversationStore, 'seePlans'> }) {
  const labels = useLabels('SeePlans', words);
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <Stack gap="xs" align="start">
      <Button
        onClick={() =>
          void store.seePlans().then(
            () => setHasFailed(false),
            () => setHasFailed(true),
          )
        }
      >
        {labels.see}
      </Button>
      {hasFailed && (
        <Text size="small" tone="critical">
          {labels.failed}
        </Text>
      )}
    </Stack>
  );
}
