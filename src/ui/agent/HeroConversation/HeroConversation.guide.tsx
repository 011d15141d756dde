import { ChatBubble } from '../ChatBubble/ChatBubble.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { HeroConversation } from './HeroConversation.tsx';

export const guide: Guide = {
  use: 'A picture of the product for the top of the landing page, drawn with the product’s own parts, so that it is sharp, themed and never out of date.',
  avoid: 'A conversation that takes place is AgentPanel with ChatLog. For a message alone use ChatBubble.',
  anatomy: [
    ['Panel', 'A raised sheet, as wide as its place.'],
    ['Head', '“Voice & Chat Agent” and a Badge that says Online.'],
    ['Conversation', 'Two questions and two answers, as ChatBubbles. The words are fixed: it has no props.'],
    ['Composer', 'A drawing of the input and its button; neither is real.'],
  ],
  do: [
    {
      text: 'Put the button that leads to the real thing next to it.',
      example: (
        <Stack gap="lg">
          <HeroConversation />
          <Stack direction="row" gap="sm">
            <Button tone="primary">Get Started</Button>
          </Stack>
        </Stack>
      ),
    },
  ],
  dont: [
    {
      text: 'Bubbles without this frame look like a chat one can answer, and a screen reader reads them as if somebody had spoken.',
      example: (
        <Stack gap="sm">
          <ChatBubble from="user">What did I pay last?</ChatBubble>
          <ChatBubble from="assistant">$29.00 for Pro on 1 October.</ChatBubble>
          <Text tone="muted">Message</Text>
        </Stack>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'One image to assistive technology; its name tells the whole conversation.',
    'Everything inside is inert: neither Tab nor a pointer reaches it, and no text can be selected.',
    'It does not move, so reduced motion changes nothing.',
    'Its colours are those of the real bubbles, in both themes.',
  ],
};
