import type { Guide } from '../../guide.ts';
import { UsageMeter } from './UsageMeter.tsx';

const note = 'Messages and call minutes begin again on Jun 1, 2026.';

export const guide: Guide = {
  use: 'On the billing screen, below the current plan: how much of the month’s messages and call minutes is used.',
  avoid:
    'For work that goes on, which needs a progress bar, and for a level that moves, which is LevelMeter.',
  anatomy: [
    ['Amount', 'What is counted, how much was used, and of how much.'],
    [
      'Bar',
      'Green, yellow from 80 % on, and full at the limit, which is no error: nothing is red. Without a limit there is the word “Unlimited”.',
    ],
    ['Note', 'When everything begins again.'],
    [
      'Loading, failed',
      'The places of two amounts and of the note; or “Your usage could not be loaded.” with Retry.',
    ],
  ],
  do: [
    {
      text: 'Say in words when something is nearly used up.',
      example: (
        <UsageMeter
          usage={{ status: 'ready', value: { amounts: [{ label: 'Messages', used: 42, limit: 50 }], note } }}
        />
      ),
    },
  ],
  dont: [
    {
      text: 'Do not pass a huge number where there is no limit; pass null.',
      example: (
        <UsageMeter
          usage={{
            status: 'ready',
            value: { amounts: [{ label: 'Messages', used: 42, limit: 999_999 }], note },
          }}
        />
      ),
    },
  ],
  keyboard: [
    ['Tab', 'After a failure to “Retry”; otherwise there is nothing to stop at.'],
    ['Enter, Space', 'On “Retry” asks again.'],
  ],
  accessibility: [
    'A region named “Usage this month” by its heading of level 2.',
    'Each bar is a meter named after what is counted; its value is read as “42 of 50”.',
    'That something is nearly or all used up is said in words, not by colour alone.',
    'A failure is read at once, as an alert.',
  ],
};
