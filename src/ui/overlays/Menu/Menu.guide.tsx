import { LogOut, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { nothing, type Guide } from '../../guide.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

export const guide: Guide = {
  use: 'Keeps two to seven actions about one thing behind a button, open only while somebody chooses.',
  avoid:
    'To choose a value use Select or PaymentMethodList. One action is a Button. To go between screens use Sidebar.',
  anatomy: [
    ['Trigger', 'Any button of the library, or a native one. It stays visible while the menu is open.'],
    ['Surface', '8 px from the trigger, on the other side where there is no room, at most 20rem wide.'],
    ['Item', 'An optional icon and a label; long labels wrap.'],
    ['Critical item', 'Red words, for what ends or deletes. It stands last.'],
  ],
  do: [
    {
      text: 'Say on the trigger what the actions are about. Press it to see the menu.',
      example: (
        <Menu
          label="Account"
          trigger={<Button>Grace Hopper</Button>}
          items={[
            { id: 'edit', label: 'Edit Profile', icon: <Pencil />, onSelect: nothing },
            { id: 'out', label: 'Sign Out', icon: <LogOut />, tone: 'critical', onSelect: nothing },
          ]}
        />
      ),
    },
  ],
  dont: [
    {
      text: 'A menu with one item costs a press and hides the only thing there is to do.',
      example: (
        <Menu
          label="Conversation"
          trigger={<IconButton label="More" icon={<MoreHorizontal />} />}
          items={[
            {
              id: 'clear',
              label: 'Clear conversation',
              icon: <Trash2 />,
              tone: 'critical',
              onSelect: nothing,
            },
          ]}
        />
      ),
    },
  ],
  keyboard: [
    ['Enter, Space, Arrow Down', 'On the trigger: open the menu, with the focus on its first item.'],
    [
      'Arrow Up, Arrow Down',
      'Move between the items; from the last to the first and back. Arrow Up opens it at the last.',
    ],
    ['Home, End', 'Go to the first or the last item.'],
    ['Letters', 'Go to the item that begins with them.'],
    ['Enter, Space', 'On an item: choose it. The menu closes and the focus returns to the trigger.'],
    ['Escape, Tab', 'Closes without choosing; the focus returns to the trigger, or goes on from there.'],
  ],
  accessibility: [
    'Roles menu and menuitem; label names the menu. The trigger tells with aria-haspopup and aria-expanded what it does.',
    'It opens above everything, toasts too. A press outside closes it, and also reaches what was pressed.',
    'Items are at least 44 px high. The focused one has a background and, when it was reached with the keyboard, a ring.',
  ],
};
