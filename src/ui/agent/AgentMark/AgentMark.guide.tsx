import type { Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AgentMark } from './AgentMark.tsx';

export const guide: Guide = {
  use: 'The agent’s face, wherever the agent shows itself: the landing page, panel, chat, calls and the small bar of a call.',
  avoid: 'The product’s own mark is Brand. A person’s picture is an Avatar.',
  anatomy: [
    ['Bubble', 'A square with one pointed corner, in the accent colour: the same shape as in Brand.'],
    ['Idle', 'Three calm bars, as of a voice. They do not move.'],
    ['Listening', 'The bubble is hollow, because it is the user’s turn; low bars sway.'],
    ['Thinking', 'Three dots, one after the other.'],
    ['Speaking', 'Three tall bars move quickly.'],
    ['Size', 'medium 40 px beside a heading, small 30 px in a bar, large 88 px in a call.'],
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
    'Hidden from assistive technology: what it shows stands beside it in words, and is announced there if it matters.',
    'With reduced motion nothing moves; fill, dots and heights still tell the four states apart.',
    'The bubble’s edge keeps 3 : 1 against the page, the bars 3 : 1 against the bubble. In contrast themes both take the system’s colours.',
    'Every state takes the same room, so that nothing beside it moves.',
  ],
};
