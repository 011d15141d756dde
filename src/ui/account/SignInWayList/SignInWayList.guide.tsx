import { nothing, type Guide } from '../../guide.ts';
import { SignInWayList, type SignInWayView } from './SignInWayList.tsx';

const way = (change: Partial<SignInWayView>): SignInWayView => ({
  id: '1',
  name: 'GitHub',
  address: 'ada@example.com',
  used: 'Last used on May 2, 2026',
  mark: 'github',
  removal: 'possible',
  reason: '',
  ...change,
});
const list = (only: SignInWayView) => (
  <SignInWayList
    ways={{ status: 'ready', value: [only] }}
    addable={{ status: 'ready', value: [] }}
    onAdd={nothing}
    onRemove={nothing}
  />
);

export const guide: Guide = {
  use: 'On the page Account, below the password: how the user can sign in.',
  avoid: 'For the sign-in itself, use ProviderButtons; for codes of an app, AuthenticatorList.',
  anatomy: [
    ['Way', 'A mark, its name, the address there, when it was last used, and “Remove”.'],
    ['Reason', 'Why it cannot be removed, with what to do first; its button cannot be pressed.'],
    ['Notice', 'What has become of the last change.'],
    [
      'Buttons',
      '“Set a password” for an account without one, and “Add” for each site that is not there yet.',
    ],
    [
      'Loading, failed',
      'One bar as high as a way; or “Your ways to sign in could not be loaded.” with Retry. What can be added has a bar and a Retry of its own.',
    ],
  ],
  do: [
    {
      text: 'Say what to do where one cannot be removed.',
      example: list(
        way({ removal: 'impossible', reason: 'This is your only way to sign in. Set a password first.' }),
      ),
    },
  ],
  dont: [
    {
      text: 'Do not disable a button without the reason.',
      example: list(way({ removal: 'impossible' })),
    },
  ],
  keyboard: [
    ['Tab', 'From one “Remove” to the next, then to the buttons below.'],
    ['Enter, Space', 'On “Remove” asks whether it is to be removed.'],
  ],
  accessibility: [
    'A region named “Ways to sign in” by its heading of level 3, which can take the focus.',
    'A list: screen readers announce its length.',
    'Each button is named after its way, such as “Remove GitHub”, and described by the reason.',
    'A failure is read at once, as an alert.',
  ],
};
