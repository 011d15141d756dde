import { ChevronsUpDown, LogOut, UserPen } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { icon } from '../theme/icon.css.ts';
import * as styles from './UserMenu.css.ts';

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
      trigger={
        <button type="button" className={styles.trigger}>
          <Avatar name={name} src={avatarUrl} />
          <span className={styles.who}>
            <bdi className={styles.name}>{name}</bdi> <bdi className={styles.email}>{email}</bdi>
          </span>
          <span className={`${icon} ${styles.arrow}`} aria-hidden="true">
            <ChevronsUpDown />
          </span>
        </button>
      }
      items={[
        { id: 'edit', label: 'Edit Profile', icon: <UserPen />, onSelect: onEditProfile },
        { id: 'sign-out', label: 'Sign Out', icon: <LogOut />, onSelect: onSignOut },
      ]}
    />
  );
}
