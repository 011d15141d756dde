import { CreditCard, Receipt, UserRound } from 'lucide-react';
import type { SidebarGroup } from '../../ui/layout/Sidebar/Sidebar.tsx';
import type { words } from './Main.words.ts';
import type { Screen } from './view.ts';

type AccountScreen = 'payments' | 'billing' | 'edit-profile';

const entries = [
  ['payments', Receipt],
  ['billing', CreditCard],
  ['edit-profile', UserRound],
] as const;

/** The second group of the navigation. [B26] */
export const accountGroup = (
  labels: typeof words,
  shown: Screen,
  onGo: (screen: AccountScreen) => void,
  onPreload: (screen: AccountScreen) => void,
): SidebarGroup => ({
  label: labels.account,
  items: entries.map(([id, Icon]) => ({
    id,
    label: labels[id],
    icon: <Icon />,
    current: shown === id,
    onSelect: () => onGo(id),
    onPreload: () => onPreload(id),
  })),
});
