import type { Guide } from '../../guide.ts';
import { AttentionList, type AttentionItem } from './AttentionList.tsx';

const failed: AttentionItem = {
  id: 'failed',
  tone: 'critical',
  title: 'Your payment of May 1, 2026 failed.',
  text: 'There was not enough money on the card. Top it up, or use another card.',
  actions: [
    { label: 'Update card', onSelect: () => {} },
    { label: 'Ask why', onSelect: () => {} },
  ],
};

export const guide: Guide = {
  use: 'Above the cards of a dashboard, for what its owner should know or do today: a payment that failed, a card that expires, a plan that ends.',
  avoid:
    'For news and offers. What nobody has to act on does not belong here; the result of a press is a Toast.',
  anatomy: [
    ['Items', 'One Alert each, the most urgent first. Without any, there is nothing at all.'],
    ['Sentence', 'What has happened, and below it what it means and what to do.'],
    ['Buttons', 'The way out, at most one more, and a cross where the item may be hidden.'],
    [
      'Busy, disabled',
      'A button that sends something has a spinner until it was sent. Then the text says so.',
    ],
    ['Pending', 'An empty place for each item that may still come, below those that are known.'],
  ],
  do: [
    {
      text: 'Say what has happened, why, and offer the way out.',
      example: <AttentionList items={[failed]} />,
    },
  ],
  dont: [
    {
      text: 'Let nobody hide what has to be done.',
      example: <AttentionList items={[{ ...failed, id: 'hidden', onDismiss: () => {} }]} />,
    },
  ],
  keyboard: [['Tab', 'From button to button, item by item.']],
  accessibility: [
    'A region named “Needs your attention” with a list; it is gone when nothing is left.',
    'How urgent an item is, is said by its words and its icon, not by colour alone.',
    'The cross is named after its item, “Hide: Your card expires soon.”',
    'Each button is 44 px high; beside the sentence, and below it where there is no room.',
  ],
};
