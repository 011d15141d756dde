import { useState } from 'react';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Card } from '../../../ui/primitives/Card/Card.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import type { AccountCardProps } from '../accountCard.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { useOwnAreas } from './useOwnAreas.ts';

/** Leads to the deletion of the account. Nothing shows where the backend does not offer it. [U35] */
export function DeleteAccountCard({ account }: AccountCardProps) {
  const { data: areas } = useOwnAreas(account.user.id);
  const [isOpen, setIsOpen] = useState(false);
  if (areas?.length === 0) return null;
  return (
    <Card title="Delete account" level={3}>
      <Stack gap="md">
        <Text tone="muted">
          This deletes everything we store about you, at once and on all devices. Nobody can bring it back. If
          you want to keep it, download a copy first.
        </Text>
        <Stack direction="row" gap="sm">
          <Button tone="critical" onClick={() => setIsOpen(true)}>
            Delete account
          </Button>
        </Stack>
      </Stack>
      <DeleteAccountDialog
        open={isOpen}
        user={account.user}
        areas={areas}
        plan={account.billing.data?.plan}
        onClose={() => setIsOpen(false)}
      />
    </Card>
  );
}
