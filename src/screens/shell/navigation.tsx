import { Bot, CreditCard, LayoutDashboard, Receipt, UserRound } from 'lucide-react';
import type { SidebarGroup, SidebarItem } from '../../ui/layout/Sidebar/Sidebar.tsx';
import type { words } from './Main.words.ts';
import type { Screen } from './view.ts';

type AccountScreen = Exclude<Screen, 'dashboard'>;

export interface NavigationOptions {
  labels: typeof words;
  shown: Screen;
  /** The screen that was asked for last: the shown one, or one whose code is on its way. */
  asked: Screen;
  onGo: (screen: Screen) => void;
  onAgent: () => void;
  onPreload: (screen: AccountScreen) => void;
}

/** What the sidebar lists: the dashboard and the agent, and the group 'Your account'. [V8, V10, B26] */
export function navigation({ labels, shown, asked, onGo, onAgent, onPreload }: NavigationOptions) {
  const entry = (id: Screen, icon: SidebarItem['icon']): SidebarItem => ({
    id,
    label: labels[id],
    icon,
    current: shown === id,
    loading: asked === id && shown !== id,
    onSelect: () => onGo(id),
  });
  const ofAccount = (id: AccountScreen, icon: SidebarItem['icon']): SidebarItem => ({
    ...entry(id, icon),
    onPreload: () => onPreload(id),
  });
  const items: SidebarItem[] = [
    entry('dashboard', <LayoutDashboard />),
    { id: 'agent', label: labels.agent, icon: <Bot />, current: false, narrowOnly: true, onSelect: onAgent },
  ];
  const group: SidebarGroup = {
    label: labels.account,
    items: [
      ofAccount('payments', <Receipt />),
      ofAccount('billing', <CreditCard />),
      ofAccount('edit-profile', <UserRound />),
    ],
  };
  return { items, group };
}
