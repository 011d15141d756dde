import { Card } from '../../ui/primitives/Card/Card.tsx';
import type { AccountCardProps } from './accountCard.ts';
import { ChangePassword } from './ChangePassword.tsx';

/** The card with the form for a new password. */
export const PasswordCard = ({ account }: AccountCardProps) => (
  <Card title="Password" level={3}>
    <ChangePassword user={account.user} />
  </Card>
);
