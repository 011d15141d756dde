import { LogOut, UserPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuItems } from '../../overlays/Menu/Menu.tsx';
import { MenuSurface } from '../../overlays/Menu/MenuSurface.tsx';
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
  /** Further items between the two, such as a choice of the language; elements with the role of a menu item. */
  more?: ReactNode;
  /** 'Edit Profile' was chosen. */
  onEditProfile: () => void;
  /** 'Sign Out' was chosen. */
  onSignOut: () => void;
}

/** Who is signed in, with a menu to edit the profile and to sign out. */
export function UserMenu({ name, email, avatarUrl, more, onEditProfile, onSignOut }: UserMenuProps) {
  const labels = useLabels('UserMenu', words);
  return (
    <MenuSurface
      label={labels.account}
      side="top"
      trigger={<UserButton name={name} email={email} avatarUrl={avatarUrl} />}
    >
      <MenuItems items={[{ id: 'edit', label: labels.edit, icon: <UserPen />, onSelect: onEditProfile }]} />
      {more}
      <MenuItems items={[{ id: 'sign-out', label: labels.signOut, icon: <LogOut />, onSelect: onSignOut }]} />
    </MenuSurface>
  );
}
