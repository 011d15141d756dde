import type { ChatFacts } from '../../src/services/chat.ts';
import { formatPrice } from '../../src/services/money.ts';
import { plans, type Plan } from '../../src/services/plans.ts';
import { currentPlan, quote } from './facts.ts';

const price = (plan: Plan) => `${formatPrice(plan.price, plan.currency, 'en-US')} per ${plan.interval}`;
const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
const howToSwitch = 'Open **Dashboard → Manage billing** and choose **Subscribe** on the plan you want.';

/** The plans a text names, in the order of the price list. */
export const plansIn = (text: string) =>
  plans.filter((plan) => new RegExp(`\\b${plan.id}\\b`, 'i').test(text));

export function yourPlan(facts: ChatFacts) {
  const { plan, name } = currentPlan(facts);
  const status = facts.planStatus ? ` and it is **${quote(facts.planStatus)}**` : '';
  if (!plan) return `You are on the **${quote(name)}** plan${status}.`;
  const cost = plan.price === 0 ? 'It costs nothing.' : `It costs ${price(plan)}.`;
  return `You are on the **${plan.name}** plan${status}. ${cost} It includes:\n\n${list(plan.features)}`;
}

export function describePlan(plan: Plan, facts: ChatFacts) {
  const current = currentPlan(facts).plan?.id === plan.id;
  const ending = current ? 'This is the plan you are on.' : howToSwitch;
  return `**${plan.name}** costs ${price(plan)}. It includes:\n\n${list(plan.features)}\n\n${ending}`;
}

export const prices = () =>
  `These are the plans:\n\n${list(plans.map((plan) => `**${plan.name}**: ${price(plan)}`))}\n\nAsk me what one of them includes.`;

export function comparePlans(named: readonly Plan[], facts: ChatFacts) {
  const { plan } = currentPlan(facts);
  const mine = named.length === 1 && plan && plan.id !== named[0]?.id ? [plan] : [];
  const chosen = named.length + mine.length >= 2 ? [...mine, ...named] : plans;
  const blocks = chosen.map((each) => `**${each.name}**, ${price(each)}\n\n${list(each.features)}`);
  return `${blocks.join('\n\n')}\n\n${howToSwitch}`;
}

/** Whom a plan fits, in the assistant's own words; a plan that is not named here is described as on its card. */
const fits: Partial<Record<Plan['id'], string>> = {
  free: '**Free** is enough to get to know me.',
  pro: '**Pro** fits if you talk to me every day: queries are unlimited, and support answers you first.',
  enterprise: '**Enterprise** is for teams that need collaboration, advanced security or an SLA guarantee.',
};

export function recommend(facts: ChatFacts) {
  const { name } = currentPlan(facts);
  const advice = plans.map(({ id, name: plan, description }) => fits[id] ?? `**${plan}**: ${description}`);
  return `It depends on how you work:\n\n${list(advice)}\n\nYou are on **${quote(name)}** now. ${howToSwitch}`;
}

/** Whether a plan has all that another one has: by its feature 'Everything in Pro', at any distance. */
function includes(plan: Plan, other: Plan): boolean {
  if (plan.id === other.id) return true;
  const below = plans.find(({ name }) => plan.features.includes(`Everything in ${name}`));
  return below !== undefined && includes(below, other);
}

/** Which plan has a feature the question names, such as 'API access'. */
export function planWithFeature(question: string, facts: ChatFacts) {
  const asked = question.toLowerCase();
  for (const plan of plans) {
    const feature = plan.features.find((each) => asked.includes(each.toLowerCase()));
    if (!feature) continue;
    const { plan: mine } = currentPlan(facts);
    const has = mine && includes(mine, plan);
    return `**${feature}** comes with the **${plan.name}** plan, ${price(plan)}. ${has ? 'You already have it.' : howToSwitch}`;
  }
  return undefined;
}

export const changePlan = (facts: ChatFacts) =>
  `You are on **${quote(currentPlan(facts).name)}**. Tell me which plan you want, such as 'Upgrade to Enterprise'. Or do it yourself: ${howToSwitch} The new plan starts today.`;

export function cancelPlan(facts: ChatFacts) {
  const { plan, name } = currentPlan(facts);
  return plan?.id === 'free'
    ? 'You are on the **Free** plan, so there is nothing to cancel.'
    : `To cancel **${quote(name)}**, open **Dashboard → Manage billing** and choose **Subscribe** on the **Free** plan. Your payment history stays.`;
}
