import { directionOf, type Language } from '../../services/languages.ts';
import { formatMoney, formatPrice } from '../../services/money.ts';
import { type Plan, plans } from '../../services/plans.ts';
import type { HeroConversationProps } from '../../ui/agent/HeroConversation/HeroConversation.tsx';
import { fill } from '../../ui/fill.ts';
import type { words } from './exampleExchanges.words.ts';

const byId = Object.fromEntries(plans.map((plan) => [plan.id, plan])) as Record<Plan['id'], Plan>;
const { pro, enterprise } = byId;
// The page is prerendered, so that the visitor's own region must not change what it says.
const localeFor = (language: Language) => (directionOf(language) === 'rtl' ? 'en-US' : language);

/**
 * What the landing page's example of a conversation says. Its prices are those of the plans. [A72]
 * @param spoken The words of the questions and answers, in a language that every assistant understands.
 * @param labels The words of the rows, in the language of the page.
 */
export function exampleExchanges(
  spoken: typeof words,
  labels: typeof words,
  language: Language,
): HeroConversationProps['exchanges'] {
  const locale = localeFor(language);
  const price = (amount: number) => formatPrice(amount, 'USD', locale);
  const paid = formatMoney(pro.price, pro.currency, locale);
  return [
    {
      question: spoken.askLast,
      answer: [
        { text: spoken.paid },
        { text: paid, strong: true },
        { text: fill(spoken.paidFor, { plan: pro.name }) },
      ],
      row: {
        title: fill(labels.planRow, { plan: pro.name }),
        note: labels.paidOn,
        badge: { tone: 'positive', text: labels.completed },
        figure: paid,
      },
    },
    {
      question: fill(spoken.askIncluded, { plan: pro.name }),
      answer: [
        { text: spoken.unlimited, strong: true },
        { text: spoken.included },
        { text: price(pro.price), strong: true },
        { text: spoken.aMonth },
      ],
      row: {
        title: pro.name,
        note: labels.eachMonth,
        badge: { tone: 'positive', text: labels.yourPlan },
        figure: price(pro.price),
      },
    },
    {
      question: fill(spoken.askUpgrade, { plan: enterprise.name }),
      answer: [
        { text: fill(spoken.costs, { plan: enterprise.name }) },
        { text: price(enterprise.price), strong: true },
        { text: spoken.aMonthThat },
        { text: price(enterprise.price - pro.price), strong: true },
        { text: fill(spoken.more, { plan: pro.name }) },
      ],
      row: {
        title: `${pro.name} → ${enterprise.name}`,
        note: labels.startsToday,
        badge: { tone: 'caution', text: labels.needsYes },
        figure: price(enterprise.price),
      },
    },
  ];
}
