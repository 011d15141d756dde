import { Card } from '../../ui/primitives/Card/Card.tsx';
import { LoadError } from '../../ui/primitives/LoadError/LoadError.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton/Skeleton.tsx';
import { toLoadable } from '../shell/account/useAccount.ts';
import type { AccountCardProps } from './accountCard.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { words } from './ProfileForm.words.ts';

/** The card with the profile form: loading, failed or ready. [V16] */
export function EditProfileCard({ account, draft, onLeave }: AccountCardProps) {
  const labels = useLabels('ProfileForm', words);
  const profile = toLoadable(account.profile, (stored) => stored);
  return (
    <Card title={labels.title} level={3}>
      {profile.status === 'ready' ? (
        <ProfileForm account={account} profile={profile.value} draft={draft} onLeave={onLeave} />
      ) : profile.status === 'error' ? (
        <LoadError subject={labels.subject} onRetry={profile.retry} retrying={profile.retrying} />
      ) : (
        <Skeleton shape="block" height="34rem" />
      )}
    </Card>
  );
}
