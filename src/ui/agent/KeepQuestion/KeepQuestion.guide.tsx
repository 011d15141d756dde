import { nothing, type Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ChatBubble } from '../ChatBubble/ChatBubble.tsx';
import { KeepQuestion } from './KeepQuestion.tsx';

export const guide: Guide = {
  use: 'Asks beneath an answer that refused a question whether that question may be kept, without a name, to learn from it.',
  avoid: 'It is no rating, and asks for no other consent. Answers that were understood have none.',
  anatomy: [
    ['Rule', 'A line at the side, in the colour of borders: it belongs to the answer above.'],
    ['Words', 'The question, then what became of it. Never both.'],
    ['Answers', "'Yes' and 'No', 44 px high and equally strong; 'Retry' after a failure."],
  ],
  do: [
    {
      text: 'Put it directly beneath the answer that it is about.',
      example: (
        <Stack gap="sm">
          <ChatBubble from="assistant" time="9:42">
            I cannot help with that: I only know your account here.
          </ChatBubble>
          <KeepQuestion state="asked" onYes={nothing} onNo={nothing} />
        </Stack>
      ),
    },
  ],
  dont: [
    {
      text: 'Do not thank anybody before it is known that the question was kept.',
      example: <KeepQuestion state="kept" onYes={nothing} onNo={nothing} />,
    },
  ],
  keyboard: [['Enter, Space', 'Answers. The focus moves to the words, because the buttons disappear.']],
  accessibility: [
    'A group whose name is its words, so that the focus reads what became of the question.',
    'It never takes the focus by itself, and holds up nothing: one can go on asking.',
    'Muted text, 4.5 : 1 on the ground of the conversation.',
  ],
};
