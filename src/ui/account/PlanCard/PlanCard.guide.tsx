import { nothing, type Guide } from '../../guide.ts';
import { PlanCard, type PlanView } from './PlanCard.tsx';

const pro: PlanView = {
  id: 'guide-pro',
  name: 'Pro',
  price: '$29',
  interval: '/ month',
  description: 'For people who use the agent every day.',
  features: ['Advanced AI assistant', 'Unlimited queries', 'Priority support'],
  popular: true,
};
export const guide: Guide = {
  use: 'One plan on offer: what it is called, what it costs, what it includes, and the button to take it.',
  avoid:
    'The plan that somebody already has is shown by CurrentPlan. Cards stand in a PlanGrid, never alone on a screen.',
  anatomy: [
    ['Name', 'The plan, as the card’s heading.'],
    ['Most Popular', 'A badge beside the name; the border and the button turn accent with it.'],
    ['Price', 'The figure, large, then what it is for: “/ month”.'],
    ['Description', 'One muted sentence.'],
    ['Allowance', 'What the plan has in a month, where that is limited.'],
    ['Features', 'Short phrases behind check marks; beside the price on a broad card.'],
    ['Button', 'Subscribe, Current Plan or Processing..., over the whole width.'],
  ],
  do: [
    {
      text: 'Write features as nouns of three or four words; the check mark says “includes”.',
      example: (
        <ul>
          <PlanCard plan={pro} state="available" onSubscribe={nothing} />
        </ul>
      ),
    },
  ],
  dont: [
    {
      text: 'Long sentences as features hide the difference between two plans.',
      example: (
        <ul>
          <PlanCard
            plan={{
              ...pro,
              id: 'guide-wordy',
              popular: false,
              features: [
                'With this plan you will be able to send us as many queries as you would like to.',
                'Whenever you need help, you will always be among those who are answered first.',
              ],
            }}
            state="available"
            onSubscribe={nothing}
          />
        </ul>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the button if the plan can be bought; the card itself takes no focus.'],
    ['Enter, Space', 'Subscribe to the plan. There is no second question.'],
  ],
  accessibility: [
    'A list item with an h3. The element around it has to be a list.',
    'All buttons say Subscribe; each is described by the name of its plan.',
    'Popular is said in words, so the accent border may go unseen.',
    'Current Plan is a disabled button, legible at 4.5 : 1; Processing... is aria-disabled and aria-busy, and keeps the focus.',
    'A button that had the focus when its plan was bought gives it to the name of the plan: what is disabled cannot keep it.',
  ],
};
