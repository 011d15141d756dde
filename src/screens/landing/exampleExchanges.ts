import { formatMoney, formatPrice } from '../../services/money.ts';
import { type Plan, plans } from '../../services/plans.ts';
import type { HeroConversationProps } from '../../ui/agent/HeroConversation/HeroConversation.tsx';

const byId = Object.fromEntries(plans.map((plan) => [plan.id, plan])) as Record<Plan['id'], Plan>;
const { pro, enterprise } = byId;
// The page is prerendered, so that the visitor's own language must not change what it says.
const locale = 'en-US';
const price = (amount: number) => formatPrice(amount, 'USD', locale);
const paid = formatMoney(pro.price, pro.currency, locale);

/** What the landing page's example of a conversation says. Its prices are those of the plans. [A72] */
export const exampleExchanges: HeroConversationProps['exchanges'] = [
  {
    question: 'What did I pay last?',
    answer: [
      { text: 'You paid' },
      { text: paid, strong: true },
      { text: `for ${pro.name} on 1 October. The payment went through.` },
    ],
    row: {
      title: `${pro.name} plan`,
      note: '1 October',
      badge: { tone: 'positive', text: 'completed' },
      figure: paid,
    },
  },
  {
    question: `What does ${pro.name} include?`,
    answer: [
      { text: 'Unlimited queries,', strong: true },
      { text: 'priority support, API access and more, for' },
      { text: price(pro.price), strong: true },
      { text: 'a month.' },
    ],
    row: {
      title: pro.name,
      note: 'Each month',
      badge: { tone: 'positive', text: 'your plan' },
      figure: price(pro.price),
    },
  },
  {
    question: `Upgrade me to ${enterprise.name}`,
    answer: [
      { text: `${enterprise.name} costs` },
      { text: price(enterprise.price), strong: true },
      { text: 'a month,' },
      { text: price(enterprise.price - pro.price), strong: true },
      { text: `more than ${pro.name}. I will change it once you say yes.` },
    ],
    row: {
      title: `${pro.name} → ${enterprise.name}`,
      note: 'Starts today',
      badge: { tone: 'caution', text: 'needs a yes' },
      figure: price(enterprise.price),
    },
  },
];
