import { LayoutDashboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { nothing, type Guide } from '../../guide.ts';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { AppShell } from './AppShell.tsx';

/** A small model of the whole window; nothing in it can be used. */
function Model({ barActions, pageAction }: { barActions?: ReactNode; pageAction?: ReactNode }) {
  return (
    <div inert style={{ zoom: 0.4, overflow: 'hidden' }}>
      <AppShell
        sidebar={
          <Sidebar
            brand="Parley"
            open={false}
            onClose={nothing}
            user={<Text size="small">Grace Hopper</Text>}
            items={[
              {
                id: 'dashboard',
                label: 'Dashboard',
                icon: <LayoutDashboard />,
                current: true,
                onSelect: nothing,
              },
            ]}
          />
        }
        topBar={
          <TopBar
            brand="Parley"
            menuOpen={false}
            agentOpen={false}
            onMenuOpen={nothing}
            onAgentOpenChange={nothing}
            actions={barActions}
          />
        }
        agent={<EmptyState title="Voice & Chat Agent" description="Ask about your payments or your plan" />}
      >
        <PageHeader title="Dashboard" description="Welcome back! Here's your account overview." />
        <Card title="Billing Status">
          <Stack gap="md">
            <Text>Pro, $29.00 / month</Text>
            {pageAction}
          </Stack>
        </Card>
      </AppShell>
    </div>
  );
}

export const guide: Guide = {
  use: 'The frame of every signed-in screen: navigation on one side, the screen in the middle, the agent on the other side.',
  avoid: 'Visitors have no account to navigate. For them use LandingLayout, AuthForm or Center.',
  anatomy: [
    ['Skip link', '“Skip to content”: out of sight until it has the focus.'],
    ['Sidebar', 'Beside the page from 1024 px; below that it is a drawer, opened by the bar.'],
    ['Top bar', 'Over the screen’s column and only there; TopBar hides itself from 1024 px.'],
    ['Main', 'The screen, at most 72.5rem wide and centred. The document scrolls, not this box.'],
    [
      'Bottom bar',
      'Below 1280 px at the end of the window, with its own room below the screen. In low windows, and while somebody types into the screen, it scrolls along.',
    ],
    [
      'Agent',
      'A column of 24rem from 1280 px. On narrower windows it takes no room; what is passed opens itself over the page.',
    ],
  ],
  do: [
    {
      text: 'Keep what belongs to a screen inside the screen.',
      example: <Model pageAction={<Button>Manage billing</Button>} />,
    },
  ],
  dont: [
    {
      text: 'An action of the screen in the top bar disappears from 1024 px, where there is no bar. Here it can only be seen on a phone.',
      example: <Model barActions={<Button>Manage billing</Button>} />,
    },
  ],
  keyboard: [
    ['Tab', 'Shows the skip link first, then goes through sidebar, bar, screen and agent.'],
    ['Enter on the skip link', 'Puts the focus on the screen itself; the address stays as it is.'],
  ],
  accessibility: [
    'There is one main. It takes the focus from the skip link, but it is no stop for Tab.',
    'mainInert keeps keyboard and screen reader out of the screen while the agent covers it.',
    'Sidebar, bar and agent have their own landmarks and names. The shell adds none.',
    'At 320 px nothing scrolls sideways: each column may shrink to nothing.',
  ],
};
