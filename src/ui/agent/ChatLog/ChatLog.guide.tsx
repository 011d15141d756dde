import { ChatBubble } from '../ChatBubble/ChatBubble.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import type { Guide } from '../../guide.ts';
import { ChatLog } from './ChatLog.tsx';

const place = { display: 'flex', height: '14rem' } as const;

export const guide: Guide = {
  use: 'Contains a conversation, and keeps its end in sight while messages arrive and grow, but never scrolls the beginning of an answer out of sight by itself.',
  avoid:
    'A list that is read from the top, such as payments, should scroll with the page. For the words of a running call use Captions.',
  anatomy: [
    ['Scroller', 'Fills its place; the room for the scrollbar is kept free, so that nothing shifts.'],
    ['Messages', 'Below each other, 12 px apart, the newest last.'],
    [
      'Show earlier messages',
      'Above the first message, only while there are earlier ones (onShowEarlier); it waits while they are loaded, and says when they could not be (earlierError).',
    ],
    [
      'Introduction',
      'While nothing has been said (isEmpty): what the conversation is good for, read from its beginning.',
    ],
    [
      'Notice',
      'Below the last message: what is to be said of the whole conversation, such as that it is not saved.',
    ],
    [
      'Jump to latest',
      'Floats over the end, only while somebody reads further up: because they scrolled there, or because an answer is longer than the log.',
    ],
  ],
  do: [
    {
      text: 'Give it a limited height. Scroll this one up: new messages do not move it then.',
      example: (
        <div style={place}>
          <ChatLog label="Conversation about a payment">
            <ChatBubble from="assistant" time="9:40">
              Hello Grace. What can I do for you?
            </ChatBubble>
            <ChatBubble from="user" time="9:41">
              What did I pay last?
            </ChatBubble>
            <ChatBubble from="assistant" time="9:41">
              Your last payment was $29.00, on the second of March, by Credit Card.
            </ChatBubble>
            <ChatBubble from="user" time="9:42">
              And which plan is that?
            </ChatBubble>
          </ChatLog>
        </div>
      ),
    },
  ],
  dont: [
    {
      text: 'Do not use it for anything but a conversation, because every later change is read out.',
      example: (
        <div style={place}>
          <ChatLog label="Payments">
            <EmptyState title="No payments" description="They will be listed here." />
          </ChatLog>
        </div>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Gives the log the focus, then goes to what is in the messages, then to Jump to latest.'],
    ['Arrow keys, Page Up, Page Down, Home, End', 'Scroll it while it has the focus.'],
    ['Enter, Space', 'On Jump to latest: goes to the end; the focus moves to the log.'],
    [
      'Enter, Space',
      'On Show earlier messages: they appear above. What was read stays in its place, and the button keeps the focus; with the very first message it goes, and the log gets the focus.',
    ],
  ],
  accessibility: [
    'Role log, named by label: what is added is announced politely, what was there is not.',
    'It takes the focus itself, so that it can be scrolled without a pointer. The ring is drawn inside its edge.',
    'Messages in a ChatLogGroup that is not announced are not read out when they appear: they were said before.',
    'The jump is instant. No motion is involved.',
    'An answer that is longer than the log stays at its beginning, also while it grows; the reader’s next message, or Jump to latest, goes to the end.',
    'Scrolling at its end does not move the page behind it.',
  ],
};
