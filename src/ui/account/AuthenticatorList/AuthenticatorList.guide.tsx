import { nothing, type Guide } from '../../guide.ts';
import { AuthenticatorList } from './AuthenticatorList.tsx';

const listOf = (name: string) => ({
  status: 'ready' as const,
  value: [{ id: '1', name, kind: 'app' as const, added: 'Added on May 2, 2026' }],
});

export const guide: Guide = {
  use: 'On the page Account, below the password: the authenticator apps whose codes are asked for at the sign-in.',
  avoid: 'For the devices on which the user is signed in, use DeviceList.',
  anatomy: [
    ['On', 'A badge below the title, where there is at least one.'],
    ['Notice', 'What has become of the last change.'],
    ['App', 'A picture of its kind, its name, when it was added, and “Remove”.'],
    ['Advice', 'With none, what that means; with one, why a second is good.'],
    ['Button', '“Set up an authenticator app”, or “Add another app”.'],
    [
      'Loading, failed',
      'One bar as high as an app; or “Your second factor could not be loaded.” with Retry.',
    ],
  ],
  do: [
    {
      text: 'Show the name that its owner gave the device.',
      example: <AuthenticatorList apps={listOf('Work phone')} onAdd={nothing} onRemove={nothing} />,
    },
  ],
  dont: [
    {
      text: 'Do not show the key or the id.',
      example: <AuthenticatorList apps={listOf('f0000000-0000-4000')} onAdd={nothing} onRemove={nothing} />,
    },
  ],
  keyboard: [
    ['Tab', 'From one “Remove” to the next, then to the button below.'],
    ['Enter, Space', 'On “Remove” asks whether that app is to be removed.'],
  ],
  accessibility: [
    'A region named “Second factor” by its heading of level 3, which can take the focus.',
    'A list: screen readers announce its length.',
    'Each button is named after its app, such as “Remove Work phone”.',
    'A failure is read at once, as an alert.',
  ],
};
