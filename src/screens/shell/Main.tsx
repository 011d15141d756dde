import { Bot, LayoutDashboard } from 'lucide-react';
import { startTransition, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import type { User } from '../../services/auth.ts';
import { product } from '../../services/product.ts';
import { AppShell } from '../../ui/layout/AppShell/AppShell.tsx';
import { preloadAgentScreen } from '../../ui/agent/AgentPanel/AgentPanel.tsx';
import { preloadDrawer, Sidebar } from '../../ui/layout/Sidebar/Sidebar.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { TopBar } from '../../ui/layout/TopBar/TopBar.tsx';
import { UserMenu } from '../../ui/account/UserMenu/UserMenu.tsx';
import { breakpointPx } from '../../ui/theme/scale.ts';
import { useAccount } from './account/useAccount.ts';
import { Agent } from '../agent/Agent.tsx';
import { Boundary } from './Boundary.tsx';
import { Dashboard } from '../dashboard/Dashboard.tsx';
import { afterPaint } from './afterPaint.ts';
import { useProfileDraft } from '../profile/useProfileDraft.ts';
import { useMedia } from './useMedia.ts';
import { useFocusOnChange } from './useFocusOnChange.ts';
import { usePendingPicture } from './usePendingPicture.ts';
import type { Screen } from './view.ts';

const Billing = lazyWithPreload(async () => (await import('../billing/Billing.tsx')).Billing);
const EditProfile = lazyWithPreload(async () => (await import('../profile/EditProfile.tsx')).EditProfile);

export interface MainProps {
  user: User;
  screen: Screen;
  themeSwitch: ReactNode;
  /** Above each screen: what the user has to know before anything else. */
  notice: ReactNode;
  onScreen: (screen: Screen) => void;
  /** Resolves to whether the user is signed out; tells them by itself. */
  onSignOut: (scope: 'global' | 'local') => Promise<boolean>;
}

/** The signed-in layout: the sidebar, a view, and the agent beside it. [V8–V13] */
export function Main({ user, screen, themeSwitch, notice, onScreen, onSignOut }: MainProps) {
  const account = useAccount(user);
  const [menuOpen, setMenuOpen] = useState(false);
  const [agentOpen, setAgentOpen] = useState(false);
  const wide = useMedia(`(min-width: ${breakpointPx.agent}px)`);
  const draft = useProfileDraft(user.id);
  usePendingPicture(account);
  useFocusOnChange(screen);

  function go(next: Screen) {
    setMenuOpen(false);
    setAgentOpen(false);
    onScreen(next);
  }

  function content(): ReactElement {
    switch (screen) {
      case 'dashboard':
        return (
          <Dashboard
            account={account}
            onEditProfile={() => go('edit-profile')}
            onManageBilling={() => go('billing')}
            onPreload={(next) =>
              void Promise.allSettled([(next === 'billing' ? Billing : EditProfile).preload()])
            }
          />
        );
      case 'billing':
        return <Billing account={account} onBack={() => go('dashboard')} />;
      case 'edit-profile':
        return (
          <EditProfile
            account={account}
            draft={draft}
            onLeave={() => go('dashboard')}
            onSignOut={(scope) => void onSignOut(scope)}
          />
        );
    }
  }

  const { fullName, avatarUrl } = account.profile.data ?? user;
  return (
    <AppShell
      mainInert={agentOpen && !wide}
      notice={notice}
      topBar={
        <TopBar
          brand={product}
          menuOpen={menuOpen}
          agentOpen={agentOpen}
          onMenuOpen={() => setMenuOpen(true)}
          onAgentOpenChange={(open) => startTransition(() => setAgentOpen(open))}
          onPreload={() => void Promise.allSettled([preloadDrawer(), preloadAgentScreen()])}
        />
      }
      sidebar={
        <Boundary where="sidebar">
          <Sidebar
            brand={product}
            open={menuOpen}
            onClose={() => setMenuOpen(false)}
            items={[
              {
                id: 'dashboard',
                label: 'Dashboard',
                icon: <LayoutDashboard />,
                current: screen === 'dashboard',
                onSelect: () => go('dashboard'),
              },
              {
                id: 'agent',
                label: 'AI Agent',
                icon: <Bot />,
                current: false,
                narrowOnly: true,
                onSelect: () => {
                  setMenuOpen(false);
                  setAgentOpen(true);
                },
              },
            ]}
            footer={themeSwitch}
            user={
              <UserMenu
                name={fullName || 'User'}
                email={user.email}
                avatarUrl={avatarUrl}
                onEditProfile={() => go('edit-profile')}
                // The menu goes first: a request takes as long to make as a frame.
                onSignOut={() => afterPaint(() => void onSignOut('global'))}
              />
            }
          />
        </Boundary>
      }
      agent={
        <Boundary where="agent panel">
          <Agent
            account={account}
            layout={wide ? 'column' : 'screen'}
            open={agentOpen}
            onClose={() => setAgentOpen(false)}
            onShow={go}
            onSignOut={() => onSignOut('global')}
          />
        </Boundary>
      }
    >
      <Boundary where={`${screen} view`} resetKey={screen}>
        <Suspense fallback={null}>{content()}</Suspense>
      </Boundary>
    </AppShell>
  );
}
