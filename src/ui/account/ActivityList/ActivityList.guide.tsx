import type { Guide } from '../../guide.ts';
import { ActivityList, type ActivityEntry } from './ActivityList.tsx';

const entry: ActivityEntry = {
  id: '1',
  kind: 'profile',
  title: 'Location changed',
  detail: 'Arlington → Lisbon',
  by: 'agent',
  device: 'Firefox on Linux',
  dateTime: '2026-11-24T10:43:00Z',
  time: 'Nov 24, 2026, 10:43 AM',
};

export const guide: Guide = {
  use: 'In the account and on a wide dashboard: what was changed, so that a change that nobody remembers is noticed.',
  avoid: 'For payments, which have a list of their own, and for what is still to be done.',
  anatomy: [
    ['Picture', 'What it is about; the agent’s face where the agent did it.'],
    ['Title', 'What happened, in two or three words.'],
    [
      'Detail',
      'What it was and what it became, on a line of its own; left out where there is nothing to say.',
    ],
    ['Facts', 'By whom, on which device, and when.'],
    ['Loading', 'As many placeholders as entries are expected.'],
  ],
  do: [
    {
      text: 'Say what it was and what it became.',
      example: <ActivityList label="Changes" entries={[entry]} />,
    },
  ],
  dont: [
    {
      text: 'Do not show the names of columns.',
      example: (
        <ActivityList
          label="More changes"
          entries={[{ ...entry, title: 'profiles.location updated', detail: '' }]}
        />
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'A list with a name: screen readers announce its length.',
    'Pictures are decorative: who did it is said in words.',
    'The time is a <time> with the exact moment.',
  ],
};
