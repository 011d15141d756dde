import { Button } from '../../ui/primitives/Button/Button.tsx';
import { Card } from '../../ui/primitives/Card/Card.tsx';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { Text } from '../../ui/primitives/Text/Text.tsx';
import type { AccountCardProps } from './accountCard.ts';

/** Signs out on this device (`local`) or on all devices of the user (`global`). [C1] */
export const SignOutCard = ({ onSignOut }: AccountCardProps) => (
  <Card title="Sessions" level={3}>
    <Stack gap="md">
      <Text tone="muted">Lost a device, or used one that is not yours? Sign out there too.</Text>
      <Stack direction="row" gap="sm" wrap>
        <Button onClick={() => onSignOut('local')}>Sign out on this device</Button>
        <Button onClick={() => onSignOut('global')}>Sign out everywhere</Button>
      </Stack>
    </Stack>
  </Card>
);
