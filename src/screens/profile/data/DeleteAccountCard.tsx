import { useState } from 'react';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Card } from '../../../ui/primitives/Card/Card.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import type { AccountCardProps } from '../accountCard.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { useOwnAreas } from './useOwnAreas.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { words } from './DeleteAccountCard.words.ts';

/** Leads to the deletion of the account. Nothing shows where the backend does not offer it. [U35] */
export function DeleteAccountCard({ account }: AccountCardProps) {
  const labels = useLabels('DeleteAccountCard', words);
  const { data: areas } = useOwnAreas(account.user.id);
  const [isOpen, setIsOpen] = useState(false);
  if (areas?.length === 0) return null;
  return (
    <Card title={labels.title} level={3}>
      <Stack gap="md">
        <Text tone="muted">{labels.description}</Text>
        <Stack direction="row" gap="sm">
          <Button tone="critical" onClick={() => setIsOpen(true)}>
            {labels.title}
          </Button>
        </Stack>
      </Stack>
      <DeleteAccountDialog
        open={isOpen}
        user={account.user}
        areas={areas}
        plan={account.billing.data?.plan}
        isPaying={account.billing.data?.interval != null}
        onClose={() => setIsOpen(false)}
      />
    </Card>
  );
}
