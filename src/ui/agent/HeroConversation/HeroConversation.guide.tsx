import { ChatBubble } from '../ChatBubble/ChatBubble.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { exchanges } from './exchanges.fixture.ts';
import { HeroConversation } from './HeroConversation.tsx';

export const guide: Guide = {
  use: 'A small demonstration of the agent for the top of the landing page: visitors press a question and watch the answer being typed. It sends no request.',
  avoid: 'A conversation that takes place is AgentPanel with ChatLog. For a message alone use ChatBubble.',
  anatomy: [
    ['Panel', 'A raised sheet, as wide as its place.'],
    ['Head', 'AgentMark, the agent’s name, what it does in words, and a Badge that says Example.'],
    ['Exchange', 'One question and its answer as ChatBubbles, and below them a row with what it is about.'],
    ['Questions', 'Buttons. A press shows three dots, then the answer word by word, then the row.'],
  ],
  do: [
    {
      text: 'Put the button that leads to the real thing next to it.',
      example: (
        <Stack gap="lg">
          <HeroConversation title="Voice & Chat Agent" exchanges={exchanges} />
          <Stack direction="row" gap="sm">
            <Button tone="primary">Get Started</Button>
          </Stack>
        </Stack>
      ),
    },
  ],
  dont: [
    {
      text: 'Bubbles without this frame look like a chat one can answer, and nothing says that it is an example.',
      example: (
        <Stack gap="sm">
          <ChatBubble from="user">What did I pay last?</ChatBubble>
          <ChatBubble from="assistant">$29.00 for Pro on October 1.</ChatBubble>
          <Text tone="muted">Message</Text>
        </Stack>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Goes from question to question.'],
    [
      'Enter, Space',
      'Ask the question that has the focus, which stays there. A second press begins its answer anew.',
    ],
  ],
  accessibility: [
    'A group named “Example of a conversation with the agent”.',
    'The answer is a status: it is announced once, as a whole, when it is complete. What is being typed is hidden from screen readers.',
    'It keeps the room of its longest exchange from the beginning, so that nothing on the page moves.',
    'With reduced motion an answer is there at once.',
    'The buttons are at least 44 px high and keep 3 : 1 around their edge.',
  ],
};
