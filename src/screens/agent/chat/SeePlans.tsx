import { useState } from 'react';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';

/** Beneath the answer that the month's messages are used up: the way on. [B54] */
export function SeePlans({ store }: { store: Pick<ConversationStore, 'seePlans'> }) {
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
        See plans
      </Button>
      {hasFailed && (
        <Text size="small" tone="critical">
          That could not be opened. Try again, or choose Billing in the menu.
        </Text>
      )}
    </Stack>
  );
}
