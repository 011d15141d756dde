import { useState } from 'react';
import type { Guide } from '../../guide.ts';
import { TextButton } from '../TextButton/TextButton.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const languages = [
  { id: 'en', name: 'English' },
  { id: 'de', name: 'Deutsch' },
  { id: 'ar', name: 'العربية' },
];

function Try() {
  const [value, setValue] = useState('en');
  return <LanguageSwitch languages={languages} value={value} onChange={setValue} />;
}

export const guide: Guide = {
  use: 'Lets somebody read the whole page in another language.',
  avoid: 'With one language there is nothing to choose: leave it out.',
  anatomy: [
    ['Button', 'A picture that needs no language.'],
    ['Menu', 'One line for each language, aligned with the end of the button.'],
    ['Mark', 'A tick at the language of the page.'],
  ],
  do: [{ text: 'Write each language in its own words and letters.', example: <Try /> }],
  dont: [
    {
      text: 'Flags stand for countries, and a name in the wrong language is read by nobody who needs it.',
      example: <TextButton onClick={() => undefined}>🇩🇪 German</TextButton>,
    },
  ],
  keyboard: [
    ['Enter, Space, Arrow Down', 'On the button: opens the menu.'],
    ['Arrow Up, Arrow Down', 'Move through the languages without applying them.'],
    ['Enter, Space', 'Applies the one that has the focus and closes the menu.'],
    ['Escape', 'Closes it; the language stays as it was.'],
  ],
  accessibility: [
    'Each name has its own `lang`, so that a screen reader says it in the right voice.',
    'The languages are menuitemradio: exactly one is checked, and said to be.',
    'The button is 44 px square, and each line of the menu is as high.',
  ],
};
