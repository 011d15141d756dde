import { useState } from 'react';
import type { Guide } from '../../guide.ts';
import { IntervalSwitch } from './IntervalSwitch.tsx';

function Try({ saving }: { saving: string }) {
  const [value, setValue] = useState<'month' | 'year'>('month');
  return <IntervalSwitch value={value} saving={saving} onChange={setValue} />;
}

export const guide: Guide = {
  use: 'Chooses whether plans show what they cost by the month or by the year.',
  avoid:
    'It changes what is shown and nothing else. What is paid changes with a button of a plan, after a MoneyConfirmation.',
  anatomy: [
    ['Frame', 'Both choices side by side, the chosen one on a raised surface with a border.'],
    ['Saving', 'Behind “Yearly”: what a year saves, always to be seen.'],
  ],
  do: [{ text: 'Say what a year saves in three words.', example: <Try saving="2 months free" /> }],
  dont: [
    {
      text: 'A percentage has to be worked out before it says anything.',
      example: <Try saving="16.67 % off" />,
    },
  ],
  keyboard: [
    ['Tab', 'To the choice that is in force, and on.'],
    ['Arrow keys', 'The other choice, which shows at once.'],
  ],
  accessibility: [
    'A radiogroup named “Prices” with two radio buttons; the saving is part of the second one’s name.',
    'Each choice is 44 px high, and all of it can be pressed.',
    'The chosen one has a border, so that it can be told without colours.',
  ],
};
