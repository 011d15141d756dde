import { LogOut, UserPen } from 'lucide-react';
import { Menu } from '../../overlays/Menu/Menu.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import { UserButton } from './UserButton.tsx';
import { words } from './UserMenu.words.ts';

export interface UserMenuProps {
  /** Shown on one line, cut off at its end. Its first letter stands in for a missing picture. */
  name: string;
  /** Shown below the name, cut off in the same way. */
  email: string;
  /** Address of the picture; empty when there is none. */
  avatarUrl: string;
  /** 'Edit Profile' was chosen. */
  onEditProfile: () => void;
  /** 'Sign Out' was chosen. */
  onSignOut: () => void;
}

/** Who is signed in, with a menu to edit the profile and to sign out. */
export function UserMenu({ name, email, avatarUrl, onEditProfile, onSignOut }: UserMenuProps) {
  const labels = useLabels('UserMenu', words);
  return (
    <Menu
      label={labels.account}
      side="top"
      trigger={<UserButton name={name} email={email} avatarUrl={avatarUrl} />}
      items={[
        { id: 'edit', label: labels.edit, icon: <UserPen />, onSelect: onEditProfile },
        { id: 'sign-out', label: labels.signOut, icon: <LogOut />, onSelect: onSignOut },
      ]}
    />
  );
}
