import type { HeroConversationProps } from './HeroConversation.tsx';

/** Two exchanges of different length, for the catalogue. */
export const exchanges: HeroConversationProps['exchanges'] = [
  {
    question: 'What did I pay last?',
    answer: [{ text: 'You paid' }, { text: '$29.00', strong: true }, { text: 'for Pro on October 1.' }],
    row: {
      title: 'Pro plan',
      note: 'October 1',
      badge: { tone: 'positive', text: 'completed' },
      figure: '$29.00',
    },
  },
  {
    question: 'What does Pro include?',
    answer: [
      { text: 'Unlimited queries,', strong: true },
      { text: 'priority support, API access and more, for' },
      { text: '$29', strong: true },
      { text: 'a month. The Free plan has limited queries and support by email.' },
    ],
    row: { title: 'Pro', note: 'Each month', figure: '$29' },
  },
  {
    question: 'Upgrade me to Enterprise',
    answer: [
      { text: 'Enterprise costs' },
      { text: '$99', strong: true },
      { text: 'a month. I will change it once you say yes.' },
    ],
    row: {
      title: 'Pro → Enterprise',
      note: 'Starts today',
      badge: { tone: 'caution', text: 'needs a yes' },
      figure: '$99',
    },
  },
];
