import { nothing, type Guide } from '../../guide.ts';
import { ConversationList, type ConversationRow } from './ConversationList.tsx';

const row = (id: string, title: string, more: Partial<ConversationRow> = {}): ConversationRow => ({
  id,
  title,
  time: 'Nov 1, 2026',
  actions: [{ id: 'rename', label: 'Rename', onSelect: nothing }],
  ...more,
});
const common = { words: '', onWords: nothing, onOpen: nothing, onNew: nothing };

export const guide: Guide = {
  use: 'The conversations that a user has had with the agent, newest first: to find one, go on with it, or put it in order.',
  avoid:
    'It does not show what was said: choosing a row opens the conversation elsewhere. The log itself is ChatLog.',
  anatomy: [
    [
      'Search',
      'A field above the list. What it finds comes from the caller, as does why it cannot search: nothing that was typed is cut.',
    ],
    ['New conversation', 'Beside the field, below it in a narrow place.'],
    ['Row', 'Title and time on one line, below them up to two lines of what was said.'],
    ['Options', 'A menu at the end of the row, named after its conversation.'],
    ['Other states', 'Four rows of bars, a sentence with Retry, or words for nothing yet and nothing found.'],
  ],
  do: [
    {
      text: 'Say with the excerpt why a row was found: show the place of the words.',
      example: (
        <ConversationList
          {...common}
          words="refund"
          conversations={{
            status: 'ready',
            value: [row('1', 'My payment of May', { excerpt: '… so the refund arrives within five days.' })],
          }}
        />
      ),
    },
  ],
  dont: [
    {
      text: 'Do not call every conversation the same: nobody finds one again by its date.',
      example: (
        <ConversationList
          {...common}
          conversations={{ status: 'ready', value: [row('1', 'Conversation'), row('2', 'Conversation')] }}
        />
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Goes from the field to the button, then through each row and its options.'],
    ['Enter, Space', 'Opens a conversation, or its options.'],
  ],
  accessibility: [
    'A list named Conversations. The open one is aria-current, and the one that is being opened aria-busy.',
    'Each button of options is named after its conversation.',
    'Nothing found is a status: a screen reader hears it while the words are typed.',
    'Rows and buttons are at least 44 px high.',
    'Titles are isolated, so that one in Arabic does not turn round the time beside it.',
  ],
};
