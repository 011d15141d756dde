import { CreditCard, Receipt, UserRound } from 'lucide-react';
import type { SidebarGroup } from '../../ui/layout/Sidebar/Sidebar.tsx';
import type { Screen } from './view.ts';

type AccountScreen = 'payments' | 'billing' | 'edit-profile';

const entries = [
  ['payments', 'Payments', Receipt],
  ['billing', 'Billing', CreditCard],
  ['edit-profile', 'Account', UserRound],
] as const;

/** The second group of the navigation. [B26] */
export const accountGroup = (
  shown: Screen,
  onGo: (screen: AccountScreen) => void,
  onPreload: (screen: AccountScreen) => void,
): SidebarGroup => ({
  label: 'Your account',
  items: entries.map(([id, label, Icon]) => ({
    id,
    label,
    icon: <Icon />,
    current: shown === id,
    onSelect: () => onGo(id),
    onPreload: () => onPreload(id),
  })),
});
