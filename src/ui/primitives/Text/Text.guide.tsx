import type { Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from './Text.tsx';

export const guide: Guide = {
  use: 'Sets words of the interface in one of the theme’s sizes and tones, and keeps foreign text from disturbing its neighbours.',
  avoid:
    'Titles are Heading, states are Badge, errors of a field are its own. Markdown shows what a model wrote.',
  anatomy: [
    ['Size', 'caption 13 px, small 14 px, body 16 px, lead 19 px, with fitting line heights.'],
    ['Tone', 'ink for what is read, muted for what is looked up, critical for what went wrong.'],
    ['Strong', 'Heavier, for one name or number in a group.'],
    ['Numeric', 'Figures of equal width, for amounts and clocks.'],
    ['Truncate', 'One line, ended by an ellipsis.'],
  ],
  do: [
    {
      text: 'Lead with one strong line; let the rest be small and muted.',
      example: (
        <Stack gap="none">
          <Text strong>Credit Card</Text>
          <Text size="small" tone="muted">
            Charged on the first of each month
          </Text>
        </Stack>
      ),
    },
  ],
  dont: [
    {
      text: 'A strong lead is no heading: it looks like one and is missing from the outline.',
      example: (
        <Stack gap="xs">
          <Text size="lead" strong>
            Payment Methods
          </Text>
          <Text>Credit Card</Text>
        </Stack>
      ),
    },
    {
      text: 'Do not cut off what people need whole, such as an error.',
      example: (
        <div style={{ maxWidth: '12rem' }}>
          <Text tone="critical" truncate>
            Your card was refused. Ask your bank, or choose another method.
          </Text>
        </div>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'A paragraph unless told; span and div have no meaning of their own.',
    'Every tone keeps 4.5 : 1 on paper, surface and sunken, in both themes.',
    'Isolated (unicode-bidi): a writing direction, or an override hidden in a name, ends with the text.',
    'Truncated text is whole for screen readers. For everybody else it is gone: no tooltip shows it.',
    'Words without a space break anywhere rather than widen the page.',
  ],
};
