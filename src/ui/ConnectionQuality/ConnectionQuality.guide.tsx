import type { Guide } from '../guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { ConnectionQuality } from './ConnectionQuality.tsx';

export const guide: Guide = {
  use: 'Explains a voice that stutters: how good the line of a call is, and that a lost one is being made again.',
  avoid:
    'Before and after a call there is no line to speak of. When the whole app is offline use Alert; when the call has ended say so in the dialog’s notice.',
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
      text: 'Not one for each end of the line: nobody can act on the difference.',
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
