import { Bot, LayoutDashboard } from 'lucide-react';
import { startTransition, Suspense, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { User } from '../../services/auth.ts';
import { productName } from '../../services/product.ts';
import { AppShell } from '../../ui/layout/AppShell/AppShell.tsx';
import { preloadAgentScreen } from '../../ui/agent/AgentPanel/AgentPanel.tsx';
import { preloadDrawer, Sidebar } from '../../ui/layout/Sidebar/Sidebar.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { TopBar } from '../../ui/layout/TopBar/TopBar.tsx';
import { UserMenu } from '../../ui/account/UserMenu/UserMenu.tsx';
import { withAgent } from '../../ui/theme/windows.css.ts';
import { useAccount } from './account/useAccount.ts';
import { useSignOut } from './account/useSignOut.ts';
import { Agent, type AgentHandle } from '../agent/Agent.tsx';
import { AgentBar } from '../agent/AgentBar.tsx';
import { messageDraft } from '../agent/conversation/draft.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { words } from './Main.words.ts';
import { Dashboard } from '../dashboard/Dashboard.tsx';
import { accountGroup } from './accountGroup.tsx';
import { languageItems } from './LanguageAndTheme.tsx';
import { useCommands } from './commands/useCommands.tsx';
import { canTalk } from '../agent/panel/canTalk.ts';
import { afterPaint } from './afterPaint.ts';
import { useProfileDraft } from '../profile/useProfileDraft.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import { useFocusOnChange, WindowName } from './useFocusOnChange.ts';
import { useIdleWork } from './useIdleWork.ts';
import type { MarkedRows, Screen } from './view.ts';

const Billing = lazyWithPreload(async () => (await import('../billing/Billing.tsx')).Billing);
const Payments = lazyWithPreload(async () => (await import('../payments/Payments.tsx')).Payments);
const PendingPicture = lazyWithPreload(async () => (await import('./PendingPicture.tsx')).PendingPicture);
const Account = lazyWithPreload(async () => (await import('../profile/Account.tsx')).Account);

export interface MainProps {
  user: User;
  screen: Screen;
  settings: ReactNode;
  /** Shown above each screen. */
  notice: ReactNode;
  onScreen: (screen: Screen) => void;
  /** Signs the user out and shows a toast. Resolves to whether it succeeded. */
  onSignOut: (scope: 'global' | 'local') => Promise<boolean>;
}

/** The signed-in layout: the sidebar, one screen, and the agent beside it. [V8, V9, V10, V11, V12, V13] */
export function Main({ user, screen, settings, notice, onScreen, ...props }: MainProps) {
  const onSignOut = useSignOut(props.onSignOut);
  const labels = useLabels('Main', words);
  const account = useAccount(user);
  const [menuOpen, setMenuOpen] = useState(false);
  const [agentOpen, setAgentOpen] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const agent = useRef<AgentHandle>(null);
  const [message] = useState(() => messageDraft(user.id));
  const [callPlace, setCallPlace] = useState<HTMLElement | null>(null);
  const isWide = useMediaQuery(withAgent);
  const draft = useProfileDraft(user.id);
  const [marked, setMarked] = useState<MarkedRows>();
  const [visit, setVisit] = useState(0);
  // Whoever asks for the screen that is shown sees its beginning, such as the rows behind another figure.
  useFocusOnChange(`${screen} ${visit}`);

  function go(next: Screen, rows?: MarkedRows) {
    setMarked(rows);
    // Another screen comes a little later, as a transition, and counts by itself.
    if (next === screen) setVisit((visits) => visits + 1);
    setMenuOpen(false);
    setAgentOpen(false);
    onScreen(next);
  }

  function askAgent(question: string) {
    if (!isWide) setAgentOpen(true);
    agent.current?.ask(question);
    agent.current?.focusField();
  }

  const preload = (next: 'edit-profile' | 'billing' | 'payments') =>
    void Promise.allSettled([
      { billing: Billing, payments: Payments, 'edit-profile': Account }[next].preload(),
    ]);

  function content(): ReactElement {
    switch (screen) {
      case 'dashboard':
        return (
          <Dashboard
            account={account}
            hasAsked={hasAsked}
            onEditProfile={() => go('edit-profile')}
            onManageBilling={() => go('billing')}
            onPreload={preload}
            onShowPayments={() => go('payments')}
            onAskAgent={askAgent}
          />
        );
      case 'billing':
        return <Billing account={account} onBack={() => go('dashboard')} />;
      case 'payments':
        return (
          <Payments
            userId={user.id}
            payer={[account.profile.data?.fullName || user.fullName, user.email].filter(Boolean).join(', ')}
            marked={marked}
            visit={visit}
            onUnmark={() => setMarked(undefined)}
            onBack={() => go('dashboard')}
            onBilling={() => go('billing')}
            onAsk={askAgent}
          />
        );
      case 'edit-profile':
        return (
          <Account
            account={account}
            draft={draft}
            onLeave={() => go('dashboard')}
            onShow={go}
            onSignOut={(scope) => void onSignOut(scope)}
          />
        );
    }
  }

  useIdleWork();
  // Sending a request takes about as long as a frame, so the menu closes first.
  const signOut = () => afterPaint(() => void onSignOut('global'));
  const commands = useCommands({
    onOpen() {
      setMenuOpen(false);
      // A letter and Enter may follow at once.
      for (const next of ['payments', 'billing', 'edit-profile'] as const) preload(next);
    },
    onGo: go,
    onAsk(question) {
      if (!isWide) setAgentOpen(true);
      // What was being typed to the agent stays.
      if (question) message.set([message.get().trim(), question].filter(Boolean).join('\n'));
      agent.current?.focusField();
    },
    onTalk: canTalk() ? () => agent.current?.talk() : undefined,
    onSignOut: signOut,
  });

  const { fullName, avatarUrl } = account.profile.data ?? user;
  return (
    <AppShell
      mainInert={agentOpen && !isWide}
      notice={notice}
      topBar={
        <TopBar
          brand={productName}
          menuOpen={menuOpen}
          agentOpen={agentOpen}
          onMenuOpen={() => setMenuOpen(true)}
          onAgentOpenChange={(open) => startTransition(() => setAgentOpen(open))}
          onPreload={() => void Promise.allSettled([preloadDrawer(), preloadAgentScreen()])}
        />
      }
      sidebar={
        <ErrorBoundary where="sidebar">
          <Sidebar
            brand={productName}
            open={menuOpen}
            onClose={() => setMenuOpen(false)}
            items={[
              {
                id: 'dashboard',
                label: labels.dashboard,
                icon: <LayoutDashboard />,
                current: screen === 'dashboard',
                onSelect: () => go('dashboard'),
              },
              {
                id: 'agent',
                label: labels.agent,
                icon: <Bot />,
                narrowOnly: true,
                onSelect: () => {
                  setMenuOpen(false);
                  setAgentOpen(true);
                },
              },
            ]}
            group={accountGroup(labels, screen, go, preload)}
            footer={
              <Stack direction="row" gap="none" justify="between" wrap>
                {settings}
                {commands.button}
              </Stack>
            }
            user={
              <UserMenu
                name={fullName || labels.nobody}
                email={user.email}
                avatarUrl={avatarUrl}
                more={languageItems}
                onEditProfile={() => go('edit-profile')}
                onSignOut={signOut}
              />
            }
          />
        </ErrorBoundary>
      }
      bottomBar={
        <AgentBar
          agent={agent}
          draft={message}
          onOpen={() => setAgentOpen(true)}
          onCallPlace={setCallPlace}
        />
      }
      agent={
        <ErrorBoundary where="agent panel">
          <Agent
            ref={agent}
            account={account}
            draft={message}
            callPlace={callPlace}
            layout={isWide ? 'column' : 'screen'}
            open={agentOpen}
            onClose={() => setAgentOpen(false)}
            onAsked={setHasAsked}
            onShow={go}
            onSignOut={() => onSignOut('global')}
          />
        </ErrorBoundary>
      }
    >
      <ErrorBoundary where={`${screen} view`} resetKey={screen}>
        <Suspense fallback={null}>
          {content()}
          <WindowName />
        </Suspense>
      </ErrorBoundary>
      {commands.dialogs}
      {account.profile.data?.avatarUrl === '' && (
        <ErrorBoundary where="pending avatar" fallback={() => null}>
          <Suspense fallback={null}>
            <PendingPicture account={account} />
          </Suspense>
        </ErrorBoundary>
      )}
    </AppShell>
  );
}
