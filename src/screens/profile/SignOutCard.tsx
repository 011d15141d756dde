import { Button } from '../../ui/primitives/Button/Button.tsx';
import { Card } from '../../ui/primitives/Card/Card.tsx';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { Text } from '../../ui/primitives/Text/Text.tsx';
import type { AccountCardProps } from './accountCard.ts';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { words } from './SignOutCard.words.ts';

/** Signs out on this device (`local`) or on all devices of the user (`global`). [C1] */
export function SignOutCard({ onSignOut }: AccountCardProps) {
  const labels = useLabels('SignOutCard', words);
  return (
    <Card title={labels.title} level={3}>
      <Stack gap="md">
        <Text tone="muted">{labels.advice}</Text>
        <Stack direction="row" gap="sm" wrap>
          <Button onClick={() => onSignOut('local')}>{labels.here}</Button>
          <Button onClick={() => onSignOut('global')}>{labels.everywhere}</Button>
        </Stack>
      </Stack>
    </Card>
  );
}
