import type { Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AgentMark } from './AgentMark.tsx';

export const guide: Guide = {
  use: 'The agent’s face, wherever the agent shows itself: panel, chat, call and the small bar of a call.',
  avoid: 'The product’s own mark is Brand. A person’s picture is an Avatar.',
  anatomy: [
    ['Bubble', 'A square with one pointed corner, in the accent colour: the same shape as in Brand.'],
    ['Bars', 'Three bars, as of a voice. Their heights and their movement tell the state.'],
    ['Size', 'medium 40 px beside a heading, small 30 px in a bar.'],
  ],
  do: [
    {
      text: 'Say the state in words beside it: the mark alone is a hint.',
      example: (
        <Stack direction="row" gap="sm">
          <AgentMark state="listening" />
          <Text>Listening…</Text>
        </Stack>
      ),
    },
  ],
  dont: [
    {
      text: 'Two of them beside each other look like two agents.',
      example: (
        <Stack direction="row" gap="sm">
          <AgentMark state="thinking" />
          <AgentMark state="speaking" />
        </Stack>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'Hidden from assistive technology: what it shows stands beside it in words.',
    'With reduced motion nothing moves; idle, thinking and speaking still differ in height.',
    'The bubble keeps 3 : 1 against the page, the bars 3 : 1 against the bubble. In contrast themes both take the system’s colours.',
  ],
};
