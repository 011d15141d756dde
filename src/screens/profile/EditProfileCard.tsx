import { Card } from '../../ui/primitives/Card/Card.tsx';
import { LoadError } from '../../ui/primitives/LoadError/LoadError.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton/Skeleton.tsx';
import type { AccountCardProps } from './accountCard.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** The card with the profile form: loading, failed or ready. [V16] */
export function EditProfileCard({ account, draft, onLeave }: AccountCardProps) {
  const { data: profile, isFetching, refetch, errorUpdateCount } = account.profile;
  return (
    <Card title="Edit Profile" level={3}>
      {profile ? (
        <ProfileForm account={account} profile={profile} draft={draft} onLeave={onLeave} />
      ) : errorUpdateCount > 0 ? (
        <LoadError subject="Your profile" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton shape="block" height="34rem" />
      )}
    </Card>
  );
}
