import { Bot, LayoutDashboard } from 'lucide-react';
import { nothing, type Guide } from '../../guide.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { Sidebar, type SidebarItem } from './Sidebar.tsx';

const dashboard: SidebarItem = {
  id: 'dashboard',
  label: 'Dashboard',
  icon: <LayoutDashboard />,
  current: true,
  onSelect: nothing,
};
const agent: SidebarItem = { ...dashboard, id: 'agent', label: 'AI Agent', icon: <Bot />, current: false };

/** Only the upper part of the sidebar, which is as high as the window. */
function Shown({ brand, items }: { brand: string; items: readonly SidebarItem[] }) {
  return (
    <div style={{ maxHeight: '16rem', overflow: 'hidden' }}>
      <Sidebar brand={brand} items={items} user={<Text>Ada</Text>} open={false} onClose={nothing} />
    </div>
  );
}

export const guide: Guide = {
  use: 'The navigation between the screens of the signed-in app: a panel beside the page, or a drawer where there is no room.',
  avoid: 'Actions about the account are in UserMenu, actions on a screen beside what they change.',
  anatomy: [
    ['Brand', 'At the top; in the drawer with a cross to close it.'],
    [
      'Items',
      'An icon and a label each. The screen that is shown has an accent ground, one whose code is on its way a thin line.',
    ],
    ['Group', 'More items under a label of their own, such as Your account.'],
    ['Footer', 'Settings of the whole page, such as the theme.'],
    ['User', 'Whose account it is, at the bottom.'],
    ['Backdrop', 'Behind the drawer only; a press on it closes the drawer.'],
  ],
  do: [
    {
      text: 'Mark the screen that is shown. The panel appears from 1024 px of window.',
      example: <Shown brand="Parley" items={[dashboard, agent]} />,
    },
  ],
  dont: [
    {
      text: 'Without a current item, only the page’s title says where people are.',
      example: <Shown brand="Parley, unmarked" items={[{ ...dashboard, current: false }, agent]} />,
    },
  ],
  keyboard: [
    ['Tab', 'Goes through items, footer and user. In the drawer it starts again at the top.'],
    ['Enter, Space', 'Show the item’s screen.'],
    ['Escape', 'Closes the drawer; the focus returns to the button that opened it.'],
  ],
  accessibility: [
    'The panel is a complementary landmark named by the brand; in it stands the navigation, Main.',
    'The list of the group is named by its label.',
    'An item whose screen is on its way is aria-busy, and keeps the focus.',
    'The shown screen carries aria-current="page". Items are buttons: the app has no URL for each screen.',
    'The drawer is a modal dialog named Menu. It closes by itself when the window becomes wide.',
    'Items and the cross are at least 44 px high. The drawer leaves at least 48 px of the page to press.',
    'An item with narrowOnly is not displayed from 1280 px, so the Tab key does not find it either.',
  ],
};
