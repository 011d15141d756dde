import { ChatBubble } from '../ChatBubble/ChatBubble.tsx';
import type { Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { CallDivider } from './CallDivider.tsx';

export const guide: Guide = {
  use: 'Marks where a call began and where it ended, among the messages of a conversation.',
  avoid:
    'It does not separate days or unread messages. Bubbles show what was said during the call; the dialog says why a call could not begin.',
  anatomy: [
    ['Rules', 'Hairlines that fill the rest of the line, at least 16 px each.'],
    ['Picture', 'A receiver for the start, one crossed out for the end.'],
    ['Words', 'For the end: length, and who ended it. They wrap in the middle.'],
    ['Time', 'Optional, of the clock, with digits of equal width.'],
  ],
  do: [
    {
      text: 'Set one at each end, so that spoken and typed words can be told apart when scrolling back.',
      example: (
        <Stack gap="sm">
          <CallDivider mark="start" time="9:41">
            Call started
          </CallDivider>
          <ChatBubble from="user" spoken time="9:42">
            What did I pay last?
          </ChatBubble>
          <CallDivider mark="end" time="9:44">
            Call, 2:41, ended by you
          </CallDivider>
        </Stack>
      ),
    },
  ],
  dont: [
    {
      text: 'Do not put explanations into a divider: they belong in a message or the call’s notice.',
      example: (
        <CallDivider mark="end" time="9:44">
          The call ended because the connection was lost, but you can start another one at any time
        </CallDivider>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'A paragraph, not a separator: its words are read where they stand among the messages.',
    'The picture is hidden; the words say start or end by themselves.',
    'Muted text, 4.5 : 1 on the ground of the conversation.',
  ],
};
