import type { Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Badge } from './Badge.tsx';

export const guide: Guide = {
  use: 'One or two words about the state of the thing beside it: a subscription, a payment, the agent’s line.',
  avoid: 'It cannot be pressed: for that use Button or TextButton. A whole sentence is an Alert.',
  anatomy: [
    ['Pill', 'One line high; a word too long for its place ends in an ellipsis.'],
    ['Word', 'The state as it is, such as “active”. It is not capitalised for you.'],
    ['Dot', 'Optional, for states that may change while somebody is looking: online, pending, active.'],
    [
      'Tone',
      'positive for good, critical for bad, caution for not yet, neutral for off, accent to point something out.',
    ],
  ],
  do: [
    {
      text: 'One tone for one meaning, everywhere: green is in order, red is not, yellow is still open.',
      example: (
        <Stack direction="row" gap="sm" wrap>
          <Badge tone="positive" dot>
            completed
          </Badge>
          <Badge tone="critical" dot>
            failed
          </Badge>
          <Badge tone="caution" dot>
            pending
          </Badge>
        </Stack>
      ),
    },
  ],
  dont: [
    {
      text: 'A sentence is cut off, and nobody can read its end.',
      example: (
        <Badge tone="caution">
          Your payment of $29.00 for Pro is still being processed by your bank, please look again tomorrow
        </Badge>
      ),
    },
    {
      text: 'A dot on a label that never changes suggests a live state.',
      example: (
        <Badge tone="accent" dot>
          Most Popular
        </Badge>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'Plain text without a role: it is read in its place. What must be announced when it changes needs a status around it.',
    'The word carries the meaning, the colour only repeats it.',
    'Each tone’s word has at least 4.5 : 1 on its own ground, in light and dark.',
    'Dot and pill are borders, so contrast themes still draw both.',
  ],
};
