// Answers about plans. Prices come from the price list, but for the plan of whoever asks: they may pay another one.

import type { AccountFound } from '../engine.ts';
import { formatPrice } from '../../../src/services/money.ts';
import { planById, planName, plans, type Plan } from '../../../src/services/plans.ts';
import { otherPlans } from './abilities.ts';
import type { Answering } from './answer.ts';
import { quote } from './figures.ts';
import { productWord } from './interfaceWords.ts';
import { plain } from './plain.ts';
import type { Question } from './meaning.ts';

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

const intervals = { month: { de: 'Monat', en: 'month' }, year: { de: 'Jahr', en: 'year' } } as const;

/** What a plan costs, such as '**Pro** costs $29 a month'. `account`: of whoever asks. */
function priceOf(plan: Plan, { format }: Answering, account: AccountFound) {
  const paid = account.plan === plan.id ? account : undefined;
  const { amount, currency } = paid?.price ?? { amount: plan.price, currency: plan.currency };
  const price = formatPrice(amount, currency, format.locale);
  const each = intervals[(paid?.price && paid.interval) || 'month'];
  return format.language === 'de'
    ? `**${plan.name}** kostet ${price} im ${each.de}`
    : `**${plan.name}** costs ${price} a ${each.en}`;
}

const inLanguage = (features: readonly string[], { format }: Answering) =>
  features.map((each) => productWord(each, format.language));

const described = (plan: Plan, answering: Answering, account: AccountFound) =>
  `${priceOf(plan, answering, account)}:\n\n${bullets(inLanguage(plan.features, answering))}`;

/** 'You are on the Pro plan (active)'. */
function current(account: AccountFound, { format, citations }: Answering) {
  const name = citations.link(`**${quote(planName(account.plan || 'free'))}**`, 'billing_info', [account.id]);
  const status = account.planStatus ? ` (${quote(productWord(account.planStatus, format.language))})` : '';
  return format.language === 'de'
    ? `Sie haben den Tarif ${name}${status}`
    : `You are on the ${name} plan${status}`;
}

const say = {
  en: {
    switchTo: (name: string) =>
      `Say 'Upgrade me to ${name}', or choose it under [[Dashboard → Manage billing]].`,
    change: (others: readonly string[]) =>
      `Which plan would you like? Say ${others.map((name) => `'Switch me to ${name}'`).join(' or ')}. Nothing has changed.`,
    changeTo: (name: string) => `To move to **${name}**, say 'Switch me to ${name}'. Nothing has changed.`,
    cancel: "To end your plan, say 'Cancel my subscription'. Nothing has changed.",
    isFree: 'You are on the **Free** plan: there is nothing to cancel.',
    howToCancel:
      "You can go back to Free at any time: say 'Cancel my subscription', or choose **Free** under [[Dashboard → Manage billing]]. It takes effect immediately, there is no notice period, and your payment history stays.",
    howToChange: (other: string) =>
      `Say 'Switch me to ${other}', or choose a plan under [[Dashboard → Manage billing]]. You confirm it before anything changes, and it takes effect immediately.`,
    recommend:
      '**Free** is for getting to know the agent, **Pro** for people who use it every day, and **Enterprise** for teams that need rules of their own. Ask me to compare two of them.',
    noFeature: "None of the plans mentions that. Say 'Compare the plans' to see what each includes.",
    with: 'That comes with',
    everything: ' **Enterprise** has everything in Pro.',
  },
  de: {
    switchTo: (name: string) =>
      `Sagen Sie „Wechsle zu ${name}“, oder wählen Sie ihn unter [[Dashboard → Manage billing]].`,
    change: (others: readonly string[]) =>
      `Welchen Tarif möchten Sie? Sagen Sie ${others.map((name) => `„Wechsle zu ${name}“`).join(' oder ')}. Ich habe noch nichts geändert.`,
    changeTo: (name: string) =>
      `Um zu **${name}** zu wechseln, sagen Sie „Wechsle zu ${name}“. Ich habe noch nichts geändert.`,
    cancel: 'Um Ihren Tarif zu beenden, sagen Sie „Kündige mein Abo“. Ich habe noch nichts geändert.',
    isFree: 'Sie haben den Tarif **Free**: Es gibt nichts zu kündigen.',
    howToCancel:
      'Sie können jederzeit zu Free zurück: Sagen Sie „Kündige mein Abo“, oder wählen Sie **Free** unter [[Dashboard → Manage billing]]. Das gilt sofort, ohne Frist, und Ihre Zahlungen bleiben sichtbar.',
    howToChange: (other: string) =>
      `Sagen Sie „Wechsle zu ${other}“, oder wählen Sie einen Tarif unter [[Dashboard → Manage billing]]. Sie bestätigen es, bevor sich etwas ändert, und es gilt sofort.`,
    recommend:
      '**Free** ist zum Kennenlernen, **Pro** für alle, die den Assistenten täglich nutzen, **Enterprise** für Teams mit eigenen Regeln. Ich kann zwei davon für Sie vergleichen.',
    noFeature:
      'Davon steht bei keinem der Tarife etwas. Sagen Sie „Vergleiche die Tarife“, um zu sehen, was jeder enthält.',
    with: 'Das gehört zu',
    everything: ' **Enterprise** hat alles aus Pro.',
  },
} as const;

/** Words of the question for words of the features. */
const featureWords: readonly (readonly [RegExp, RegExp])[] = [
  [/\bapis?\b|schnittstelle/, /API/i],
  [/\bsla\b|uptime|guarantee|garantie/, /SLA/i],
  [/analy|auswert/, /analytics/i],
  [/integrat|connect|webhook|tools|anbind/, /integrations/i],
  [/collab|team|zusammenarb|mitarbeit/, /collaboration/i],
  [/deploy|own server|eigenen server/, /deployment/i],
  [/secur|sicherheit/, /security/i],
  [/dedicated|contact|ansprechpartner/, /dedicated/i],
  [/priority|bevorzugt|prioritaet/, /priority/i],
  [/support|hilfe/, /support/i],
  [/quer(?:y|ies)|questions|limit|anfragen|begrenzt/, /queries/i],
  [/assistant|assistent/, /assistant/i],
];

function feature({ text }: Question, account: AccountFound, answering: Answering): string {
  const { language } = answering.format;
  const wanted = featureWords.find(([asked]) => asked.test(plain(text)))?.[1];
  const having = wanted ? plans.filter(({ features }) => features.some((each) => wanted.test(each))) : [];
  if (!wanted || having.length === 0) return `${say[language].noFeature}\n\n${current(account, answering)}.`;
  const lists = having.map(
    ({ name, features }) =>
      `**${name}** (${inLanguage(
        features.filter((each) => wanted.test(each)),
        answering,
      ).join(', ')})`,
  );
  const all =
    having.some(({ id }) => id === 'enterprise') || !having.some(({ id }) => id === 'pro')
      ? ''
      : say[language].everything;
  return `${say[language].with} ${lists.join(language === 'de' ? ' und ' : ' and ')}.${all} ${current(account, answering)}.`;
}

/** Undefined for what is no question about plans. */
export function planAnswer(
  question: Question,
  account: AccountFound,
  answering: Answering,
): string | undefined {
  const { language } = answering.format;
  const words = say[language];
  const named = question.plans.flatMap((id) => planById(id) ?? []);
  const mine = planById(account.plan || 'free');
  const [first] = named;
  const both = named.length > 1 ? named : first && mine && first !== mine ? [mine, first] : plans;
  switch (question.intent) {
    case 'plan.mine':
      return `${current(account, answering)}.${mine ? ` ${priceOf(mine, answering, account)}.` : ''}`;
    case 'plan.price':
      return `${(named.length > 0 ? named : mine ? [mine] : plans).map((plan) => priceOf(plan, answering, account)).join('. ')}.`;
    case 'plan.describe':
      return (
        described(first ?? mine ?? plans[0]!, answering, account) +
        (first && first !== mine ? `\n\n${words.switchTo(first.name)}` : '')
      );
    case 'plan.compare':
      return both.map((plan) => described(plan, answering, account)).join('\n\n');
    case 'plan.list':
      return bullets(
        plans.map((plan) =>
          `${priceOf(plan, answering, account)}. ${productWord(plan.description, language)}`.trim(),
        ),
      );
    case 'plan.recommend':
      return `${words.recommend} ${current(account, answering)}.`;
    case 'plan.feature':
      return feature(question, account, answering);
    case 'plan.change':
      return first && first !== mine
        ? words.changeTo(first.name)
        : `${current(account, answering)}. ${words.change(otherPlans(account))}`;
    case 'plan.cancel':
      return mine?.price === 0 ? words.isFree : words.cancel;
    case 'plan.how_cancel':
      return words.howToCancel;
    case 'plan.how_change':
      return words.howToChange(otherPlans(account).at(-1)!);
    default:
      return undefined;
  }
}
