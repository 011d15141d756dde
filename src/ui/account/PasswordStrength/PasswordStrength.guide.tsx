import type { Guide } from '../../guide.ts';
import { PasswordStrength } from './PasswordStrength.tsx';

export const guide: Guide = {
  use: 'Below the field for a new password: how hard it is to guess, while it is being typed.',
  avoid: 'For what a form refuses, such as fewer than six characters, use the error of the field.',
  anatomy: [
    ['Bars', 'Four, filled from the start as the password gets stronger.'],
    ['Words', 'From “Very weak” to “Very strong”.'],
    ['Advice', 'One sentence, such as “Add another word or two.”'],
  ],
  do: [
    {
      text: 'Advise, and let people choose.',
      example: <PasswordStrength score={1} advice="Add another word or two." />,
    },
  ],
  dont: [
    {
      text: 'Do not scold a password that is good enough.',
      example: <PasswordStrength score={4} advice="Use more symbols." />,
    },
  ],
  keyboard: [],
  accessibility: [
    'The words say everything: the bars and their colours are hidden from screen readers.',
    'What changes is announced when the reader pauses.',
  ],
};
