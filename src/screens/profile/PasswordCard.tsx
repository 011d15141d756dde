import { Card } from '../../ui/primitives/Card/Card.tsx';
import type { AccountCardProps } from './accountCard.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { words } from './ChangePassword.words.ts';

/** The card with the form for a new password. */
export function PasswordCard({ account }: AccountCardProps) {
  const labels = useLabels('ChangePassword', words);
  return (
    <Card title={labels.title} level={3}>
      <ChangePassword account={account} />
    </Card>
  );
}
