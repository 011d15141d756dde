import { LogOut, UserPen } from 'lucide-react';
import { Menu } from '../../overlays/Menu/Menu.tsx';
import { UserButton } from './UserButton.tsx';

export interface UserMenuProps {
  /** One line, cut off at its end; its first letter is the picture when there is none. */
  name: string;
  /** Below the name, cut off in the same way. */
  email: string;
  /** Empty: there is no picture. */
  avatarUrl: string;
  /** 'Edit Profile' was chosen. */
  onEditProfile: () => void;
  /** 'Sign Out' was chosen. */
  onSignOut: () => void;
}

/** V9. */
export function UserMenu({ name, email, avatarUrl, onEditProfile, onSignOut }: UserMenuProps) {
  return (
    <Menu
      label="Account"
      side="top"
      trigger={<UserButton name={name} email={email} avatarUrl={avatarUrl} />}
      items={[
        { id: 'edit', label: 'Edit Profile', icon: <UserPen />, onSelect: onEditProfile },
        { id: 'sign-out', label: 'Sign Out', icon: <LogOut />, onSelect: onSignOut },
      ]}
    />
  );
}
