import type { Guide } from '../../guide.ts';
import { FirstSteps, type FirstStep } from './FirstSteps.tsx';

const none = () => {};
const profile: FirstStep = {
  id: 'profile',
  label: 'Complete your profile',
  hint: 'Where you are, and a few words about you.',
  isDone: true,
  action: 'Fill in',
  onSelect: none,
};
const question: FirstStep = {
  id: 'question',
  label: 'Ask your first question',
  hint: '“What does the Free plan include?”',
  isDone: false,
  action: 'Ask',
  onSelect: none,
};
const plans: FirstStep = {
  id: 'plans',
  label: 'Look at the plans',
  hint: 'What each of them includes.',
  isDone: false,
  action: 'See plans',
  onSelect: none,
};

export const guide: Guide = {
  use: 'Above the cards of a dashboard, for somebody whose account is new: the few things that show what the product is good for.',
  avoid:
    'For what has to be done: that is an AttentionList. For a way through a form in several pages. Not for people who know the product.',
  anatomy: [
    ['Title', 'What the steps are for.'],
    ['Progress', 'How many of them are done, such as “1 of 3”.'],
    ['Hide', 'A quiet button. Whoever presses it never sees the steps again.'],
    ['Step', 'A circle, what there is to do, what it is good for, and a button that leads there.'],
    ['Done', 'A tick in the circle. The button and the reason are gone, and the line is as high as before.'],
    ['Placeholder', 'FirstStepsPlaceholder is as high as the card with three steps.'],
  ],
  do: [
    {
      text: 'Three steps, each done in a minute, and a button that leads there.',
      example: <FirstSteps title="Get to know Parley" steps={[profile, question, plans]} onHide={none} />,
    },
  ],
  dont: [
    {
      text: 'Do not ask for what only you need.',
      example: (
        <FirstSteps
          title="Get to know Parley"
          steps={[
            { ...question, label: 'Tell us about your company', hint: 'For our records.', action: 'Tell' },
          ]}
          onHide={none}
        />
      ),
    },
  ],
  keyboard: [
    ['Tab', 'To “Hide”, then to the button of each open step.'],
    ['Enter, Space', 'Goes to where the step is done, or hides the steps.'],
  ],
  accessibility: [
    'A region named by its heading, with a list of the steps.',
    'A step that is done says so in words that only screen readers find; the tick is decoration.',
    'After “Hide” the button is gone: move the focus, for instance to the page’s beginning.',
    'Each button is 44 px high.',
  ],
};
