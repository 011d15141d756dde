import { Menu } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { Guide } from '../../guide.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ThemeButton } from '../../primitives/ThemeSwitch/ThemeButton.tsx';

// The bar hides itself in wide windows, and this page is read in one, so its parts are drawn one by one.
export const guide: Guide = {
  use: 'The way around on windows below 1024 px, where the sidebar has no place of its own: the menu at one end, the agent at the other.',
  avoid: 'From 1024 px on it is not displayed; Sidebar takes over. The landing page has a header of its own.',
  anatomy: [
    ['Menu', 'Opens the drawer with the navigation.'],
    ['Brand', 'The first to go: it needs a bar of 27rem.'],
    ['Actions', 'Optional and small, such as ThemeSwitch.'],
    ['AI Agent', 'Primary while the agent is hidden. It becomes “Hide AI”, neutral, while it is shown.'],
  ],
  do: [
    {
      text: 'Keep the words of both buttons; they fit at 320 px.',
      example: (
        <Stack direction="row" gap="xs" justify="between" wrap>
          <Button icon={<Menu />}>Menu</Button>
          <Stack direction="row" gap="xs">
            <ThemeButton value="system" />
            <Button tone="primary">AI Agent</Button>
          </Stack>
        </Stack>
      ),
    },
  ],
  dont: [
    {
      text: 'No row of pictures: at this width they are all that a newcomer sees of the app.',
      example: (
        <Stack direction="row" gap="none" justify="end">
          <IconButton label="Menu" icon={<Menu />} />
          <ThemeButton value="system" />
          <ThemeButton value="dark" />
        </Stack>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Menu, then the actions, then AI Agent.'],
    ['Enter, Space', 'On Menu: opens the drawer. On AI Agent: shows or hides the agent.'],
  ],
  accessibility: [
    'A header element. It stays at the top while the page scrolls.',
    'Both buttons tell by aria-expanded whether what they open is open; Menu also that it is a dialog.',
    'Above 1024 px it is out of the tab order and the accessibility tree, not only out of sight.',
  ],
};
