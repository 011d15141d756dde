import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './UserMenu.css.ts';

export interface UserButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'children'> {
  /** Shown on one line, cut off at its end. Its first letter stands in for a missing picture. */
  name: string;
  /** Shown below the name, cut off in the same way. */
  email: string;
  /** Address of the picture; empty when there is none. */
  avatarUrl: string;
}

/** The button that opens a UserMenu. */
export function UserButton({ name, email, avatarUrl, ...rest }: UserButtonProps) {
  return (
    <button aria-haspopup="menu" {...rest} type="button" className={styles.trigger}>
      <Avatar name={name} src={avatarUrl} />
      <span className={styles.who}>
        <bdi className={styles.name}>{name}</bdi> <bdi className={styles.email}>{email}</bdi>
      </span>
      <span className={`${iconSlot} ${styles.arrow}`} aria-hidden="true">
        <ChevronsUpDown />
      </span>
    </button>
  );
}
