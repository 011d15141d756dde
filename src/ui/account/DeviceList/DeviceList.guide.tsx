import { nothing, type Guide } from '../../guide.ts';
import { DeviceList, type DeviceListProps } from './DeviceList.tsx';

const listOf = (name: string): DeviceListProps['devices'] => ({
  status: 'ready',
  value: [
    { id: '1', name, kind: 'computer', address: '203.0.113.7', lastUsed: 'just now', isCurrent: true },
    {
      id: '2',
      name: 'Safari on iPhone',
      kind: 'phone',
      address: '198.51.100.24',
      lastUsed: '2 hours ago',
      isCurrent: false,
    },
  ],
});

export const guide: Guide = {
  use: 'On the page Account, below the password: every browser in which the user is signed in, so that one that is not theirs is noticed and signed out.',
  avoid: 'For cameras, microphones and loudspeakers of a call, which are chosen in the call.',
  anatomy: [
    ['Device', 'A picture of its kind, the browser and system, its address, and when it was used last.'],
    [
      'This device',
      'Marked with a badge, first in the list, and without a button: signing out is another card.',
    ],
    ['Sign out', 'On each of the others.'],
    ['Sign out all other devices', 'Beside two or more others.'],
    ['Loading, failed', 'One bar as high as a device; or “Your devices could not be loaded.” with Retry.'],
  ],
  do: [
    {
      text: 'Name the browser and the system in words that the user knows.',
      example: <DeviceList devices={listOf('Firefox on Linux')} onEnd={nothing} onEndOthers={nothing} />,
    },
  ],
  dont: [
    {
      text: 'Do not pass the browser’s own description.',
      example: (
        <DeviceList
          devices={listOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')}
          onEnd={nothing}
          onEndOthers={nothing}
        />
      ),
    },
  ],
  keyboard: [
    ['Tab', 'From one “Sign out” to the next, then to “Sign out all other devices”.'],
    ['Enter, Space', 'On a button asks whether that device is to be signed out.'],
  ],
  accessibility: [
    'A region named “Devices” by its heading of level 3.',
    'A list: screen readers announce its length.',
    'Each button is named after its device, such as “Sign out Safari on iPhone”.',
    'A failure is read at once, as an alert.',
  ],
};
