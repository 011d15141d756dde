import { Suspense, useState } from 'react';
import { UserButton } from '../../ui/UserMenu/UserButton.tsx';
import type { UserMenuProps } from '../../ui/UserMenu/UserMenu.tsx';
import { later, onceHere } from '../later.tsx';

const UserMenu = later(async () => (await import('../../ui/UserMenu/UserMenu.tsx')).UserMenu);

/** V9. The menu's code is fetched when a pointer or the focus comes near, and opens when it was pressed. */
export function AccountMenu(props: UserMenuProps) {
  const { name, email, avatarUrl } = props;
  const [pressed, setPressed] = useState(false);
  const near = () => void UserMenu.load();
  const closed = (
    <UserButton
      name={name}
      email={email}
      avatarUrl={avatarUrl}
      aria-expanded={false}
      onPointerEnter={near}
      onTouchStart={near}
      onFocus={near}
      onClick={() => onceHere(UserMenu.load, () => setPressed(true))}
    />
  );
  if (!pressed) return closed;
  return (
    <Suspense fallback={closed}>
      <UserMenu {...props} defaultOpen />
    </Suspense>
  );
}
