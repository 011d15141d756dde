import type { Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ConnectionQuality } from './ConnectionQuality.tsx';

export const guide: Guide = {
  use: 'Explains why a voice stutters: it shows the quality of a call’s connection, and that a lost one is being restored.',
  avoid:
    'Do not show it before or after a call. When the whole app is offline use Alert; when the call has ended, say so in the dialog’s notice.',
  anatomy: [
    ['Bars', 'Three, two, one or none; the colour goes from positive over caution to critical.'],
    ['Words', 'Always beside the bars, in the colour of quiet text.'],
  ],
  do: [
    {
      text: 'Show one, right below the timer of the call.',
      example: <ConnectionQuality quality="low" />,
    },
  ],
  dont: [
    {
      text: 'Do not show one for each side of the call: nobody can act on the difference.',
      example: (
        <Stack gap="xs">
          <ConnectionQuality quality="good" />
          <ConnectionQuality quality="bad" />
        </Stack>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'A status: a change is announced when the reader pauses, the first value is not.',
    'The bars are hidden; the words carry what their number and colour say.',
    'lost waits on its own: there is nothing to press until the call is back or over.',
  ],
};
