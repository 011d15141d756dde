import { ArrowLeft } from 'lucide-react';
import { productName } from '../../services/product.ts';
import { PageHeader } from '../../ui/layout/PageHeader/PageHeader.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { Card } from '../../ui/primitives/Card/Card.tsx';
import { LoadError } from '../../ui/primitives/LoadError/LoadError.tsx';
import { SettingsLayout } from '../../ui/layout/SettingsLayout/SettingsLayout.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../ui/primitives/Text/Text.tsx';
import type { AccountData } from '../shell/account/useAccount.ts';
import { useServices } from '../shell/services.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import type { ProfileDraft } from './profileDraft.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { SignOutCard } from './SignOutCard.tsx';

export interface EditProfileProps {
  account: AccountData;
  /** Unsaved changes, kept while other views show. */
  draft: ProfileDraft;
  /** Leads back to the dashboard: after 'Back to Dashboard', 'Cancel' and a successful save. [S7] */
  onLeave: () => void;
  onSignOut: (scope: 'global' | 'local') => void;
}

/** The screen with the profile form, the form for a new password and the buttons to sign out. [V16] */
export function EditProfile({ account, draft, onLeave, onSignOut }: EditProfileProps) {
  const { version } = useServices();
  const { data: profile, isFetching, refetch, errorUpdateCount } = account.profile;

  return (
    <>
      <PageHeader
        title="Edit Profile"
        description="How you appear, and how you sign in."
        action={
          <Button tone="quiet" icon={<ArrowLeft />} onClick={onLeave}>
            Back to Dashboard
          </Button>
        }
      />
      <SettingsLayout>
        <Card title="Profile">
          {profile ? (
            <ProfileForm account={account} profile={profile} draft={draft} onLeave={onLeave} />
          ) : errorUpdateCount > 0 ? (
            <LoadError subject="Your profile" onRetry={() => void refetch()} retrying={isFetching} />
          ) : (
            <Skeleton shape="block" height="34rem" />
          )}
        </Card>
        <Card title="Password">
          <ChangePassword email={account.user.email} />
        </Card>
        <Card title="Sessions">
          <SignOutCard onSignOut={onSignOut} />
        </Card>
        <Text size="caption" tone="muted">
          {productName}, version {version}
        </Text>
      </SettingsLayout>
    </>
  );
}
