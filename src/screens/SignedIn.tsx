import { useState, type ReactNode } from 'react';
import type { User } from '../services/auth.ts';
import { toasts } from '../services/messages.ts';
import { AccountProvider } from './account/AccountProvider.tsx';
import { Main } from './main/Main.tsx';
import { ResetPassword } from './recover/ResetPassword.tsx';
import { useServices } from './services.tsx';
import type { Place, Section, View } from './view.ts';

export interface SignedInProps {
  user: User;
  place: Place;
  themeSwitch: ReactNode;
  onOpen: (view: View, more?: { section?: Section }) => void;
  onUnsaved: (unsaved: boolean) => void;
}

/** V19: rendered with a user or not at all. Give it the user's id as `key`: nothing of one user survives to the next. */
export function SignedIn({ user, place, themeSwitch, onOpen, onUnsaved }: SignedInProps) {
  const { auth, notices } = useServices();
  const [leaving, setLeaving] = useState(false);

  async function signOut(scope: 'global' | 'local') {
    if (leaving) return false;
    setLeaving(true);
    const result = await auth.signOut(scope);
    setLeaving(false);
    notices.add(result.ok ? toasts.signedOut : toasts.signOutFailed(result.failure.message));
    return result.ok;
  }

  if (place.view === 'reset-password')
    return <ResetPassword email={user.email} onDone={() => onOpen('main')} />;

  return (
    <AccountProvider>
      <Main
        user={user}
        screen={place.view === 'edit-profile' ? 'edit-profile' : place.section}
        themeSwitch={themeSwitch}
        onScreen={(screen) =>
          screen === 'edit-profile' ? onOpen('edit-profile') : onOpen('main', { section: screen })
        }
        onSignOut={signOut}
        onUnsaved={onUnsaved}
      />
    </AccountProvider>
  );
}
