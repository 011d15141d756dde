import { nothing, type Guide } from '../../guide.ts';
import { ProviderButtons } from './ProviderButtons.tsx';

export const guide: Guide = {
  use: 'Below the forms to sign in and sign up: the other sites whose accounts open an account here.',
  avoid: 'Where the backend offers none, show nothing. In the account, SignInWayList lists and adds them.',
  anatomy: [
    ['Divider', 'The word “or” between two lines.'],
    ['Button', 'A mark and “Continue with” the site, one for each, as wide as the form.'],
    [
      'Pending',
      'A spinner in the button that was pressed, until its page opens; the others cannot be pressed.',
    ],
  ],
  do: [
    {
      text: 'Put them below everything else of the form: they come a moment later, and move nothing there.',
      example: <ProviderButtons providers={[{ id: 'github', name: 'GitHub' }]} onContinue={nothing} />,
    },
  ],
  dont: [
    {
      text: 'Do not write a site’s name in your own way.',
      example: <ProviderButtons providers={[{ id: 'github', name: 'Git Hub' }]} onContinue={nothing} />,
    },
  ],
  keyboard: [
    ['Tab', 'From one button to the next.'],
    ['Enter, Space', 'Opens the page of that site.'],
  ],
  accessibility: [
    'A group named “Other ways to sign in”.',
    'The marks are hidden from screen readers: the label says the same.',
  ],
};
