import type { Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { TextButton } from '../../primitives/TextButton/TextButton.tsx';
import { ChatBubble } from './ChatBubble.tsx';

export const guide: Guide = {
  use: 'One message of a conversation, typed or spoken, of the user or the agent, finished or still growing.',
  avoid:
    'For the beginning and end of a call use CallDivider, for a task of the agent ActionCard, for live captions Captions.',
  anatomy: [
    [
      'Bubble',
      'At most 84 % of the line. The user’s own is accent at the end, the agent’s quiet at the start.',
    ],
    ['Words', 'Of the user as they were typed; of the agent whatever is passed in, such as Markdown.'],
    ['Dots', 'Three, while nothing of the reply has arrived yet.'],
    ['Not spoken', 'What the agent would have said, had it not been interrupted.'],
    ['Footer', 'Spoken, Stopped or Interrupted, the time, and what can be done.'],
  ],
  do: [
    {
      text: 'Show the user’s message at once, and the dots below it until the first word arrives.',
      example: (
        <Stack gap="sm">
          <ChatBubble from="user" time="9:41">
            What did I pay last?
          </ChatBubble>
          <ChatBubble from="assistant" state="streaming">
            {''}
          </ChatBubble>
        </Stack>
      ),
    },
    {
      text: 'Offer Retry where a reply failed.',
      example: (
        <ChatBubble
          from="assistant"
          state="failed"
          time="9:42"
          actions={<TextButton onClick={() => undefined}>Retry</TextButton>}
        >
          Sorry, there was an error processing your message. Please try again.
        </ChatBubble>
      ),
    },
  ],
  dont: [
    {
      text: 'Do not show messages of the system as words of the agent.',
      example: (
        <ChatBubble from="assistant" time="9:44">
          Call, 2:41, ended by you
        </ChatBubble>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Goes to links and code within the words, then to the actions. The bubble takes no focus.'],
  ],
  accessibility: [
    '“You said” or “Agent said” is read before the words: side and colour are not the only sign.',
    'While it grows it is busy and silent. In a ChatLog, the agent’s words are read once, when they are complete. The user’s own are not.',
    'The footer is never announced; it is there to be read.',
    'The text finds its direction by itself. Words on accent and on the quiet ground keep 4.5 : 1.',
    'In an older ChatLogGroup, bubbles out of sight are not laid out; they remain in the accessibility tree and can be searched.',
  ],
};
