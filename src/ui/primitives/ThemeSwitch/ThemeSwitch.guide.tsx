import { Moon } from 'lucide-react';
import { useState } from 'react';
import type { Guide } from '../../guide.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Theme } from './ThemeButton.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

function Try() {
  const [theme, setTheme] = useState<Theme>('system');
  return <ThemeSwitch value={theme} onChange={setTheme} />;
}

export const guide: Guide = {
  use: 'Lets somebody choose the light theme, the dark one, or the one that their device uses at the moment.',
  avoid: 'Where a menu of settings exists, it belongs there.',
  anatomy: [
    ['Button', 'Shows the choice: a screen, the sun or the moon.'],
    ['Menu', 'Three lines, each with its picture, aligned with the end of the button.'],
    ['Mark', 'A tick at the choice that is in force.'],
  ],
  do: [
    {
      text: 'Offer the device’s own setting, and begin with it. This one changes only its picture.',
      example: <Try />,
    },
  ],
  dont: [
    {
      text: 'A toggle between two themes takes the third choice away for good.',
      example: <IconButton label="Dark theme" icon={<Moon />} pressed />,
    },
  ],
  keyboard: [
    ['Enter, Space, Arrow Down', 'On the button: opens the menu.'],
    ['Arrow Up, Arrow Down', 'Move through the three themes without applying them.'],
    ['Enter, Space', 'Applies the one that has the focus and closes the menu.'],
    ['Escape', 'Closes it; the theme stays as it was.'],
  ],
  accessibility: [
    'The button is named “Theme”; it says that it has a menu, and whether that is open.',
    'The themes are menuitemradio: exactly one is checked, and said to be.',
    'The button is 44 px square, and each line of the menu is as high.',
  ],
};
