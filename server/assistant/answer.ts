import type { ChatFacts } from '../../src/services/chat.ts';
import { formatDate } from '../../src/services/money.ts';
import { profileFacts, profileFields } from '../../src/services/profileFields.ts';
import { productName } from '../../src/services/product.ts';
import { firstName, paymentsOf, quote, type PaidRow } from './facts.ts';
import {
  cancelPlan,
  changePlan,
  comparePlans,
  describePlan,
  planWithFeature,
  plansIn,
  prices,
  recommend,
  yourPlan,
} from './planAnswers.ts';

const abilities = `I can tell you about your account, and do things for you. Try one of these:

- What plan am I on?
- What did I pay last?
- Show me my billing
- Change my location to Lisbon
- Upgrade to Pro`;

const edit = 'Choose your name at the bottom of the menu, then **Edit Profile**.';

function paid({ serviceName, date, amount, status }: PaidRow) {
  // Facts come as they are shown, which another locale's parser may not understand.
  const when = formatDate(date, 'en-US') || quote(date);
  return `**${quote(amount)}** for ${quote(serviceName)}${when && ` on ${when}`}${status && ` (${quote(status)})`}`;
}

const noPayments =
  'There are no payments on your account yet. They appear on the dashboard once you make one.';

function lastPayment(facts: ChatFacts) {
  const [latest] = paymentsOf(facts);
  return latest ? `Your last payment was ${paid(latest)}.` : noPayments;
}

function paymentHistory(facts: ChatFacts) {
  const payments = paymentsOf(facts);
  if (payments.length === 0) return noPayments;
  return `Your most recent payments:\n\n${payments.map((payment) => `- ${paid(payment)}`).join('\n')}`;
}

const paymentMethod = (facts: ChatFacts) =>
  facts.paymentMethod
    ? `You pay with **${quote(facts.paymentMethod)}**. You can change that under **Dashboard → Manage billing**.`
    : 'You have not chosen a payment method. You can do that under **Dashboard → Manage billing**.';

const known = (label: string, value: string | undefined) =>
  value?.trim() ? `Your ${label} is **${quote(value)}**.` : `You have not told me your ${label} yet. ${edit}`;

interface Topic {
  about: RegExp;
  reply(facts: ChatFacts, input: string): string;
}

const change = '(?:change|edit|update|set|add|remove|replace|upload|delete|fix|rename)';
const changing = (what: string) => new RegExp(`\\b${change}\\b.*\\b(?:${what})\\b`, 'i');

/** The first that matches answers: the particular before the general. */
const topics: readonly Topic[] = [
  {
    about: /\bpassword\b/i,
    reply: () =>
      'Sign out, choose **Sign In** and then **Forgot password?**. We send you a mail with a link; follow it and choose a new password. Nobody here will ever ask for your password, so do not tell me.',
  },
  {
    about: /\b(?:sign|log) ?(?:me )?(?:out|off)\b/i,
    reply: () =>
      "Say 'Sign me out', or choose your name at the bottom of the menu, then **Sign Out**. That ends your session on every device.",
  },
  {
    about: /\b(?:delete|close|remove)\b.*\baccount\b/i,
    reply: ({ support }) =>
      support
        ? `I cannot delete an account. Write to **${quote(support)}** from the email address you signed up with, and they will do it for you.`
        : 'I cannot delete an account: only the people who run this app can.',
  },
  { about: /\b(?:cancel|unsubscribe|downgrade|stop paying)\b/i, reply: cancelPlan },
  {
    about: changing('e-?mail(?: address)?'),
    reply: () => 'The email address of an account cannot be changed: it is how you sign in.',
  },
  {
    about: changing('picture|photo|avatar|image'),
    reply: () =>
      `${edit} Under **Profile picture** choose a JPG, PNG, GIF or WebP file of at most 5 MB, then **Update Profile**.`,
  },
  {
    about: changing('name|location|description|bio|city|address|profile|details'),
    reply: () =>
      `Tell me what it should be, such as 'Change my location to Lisbon'. Or do it yourself: ${edit} Change what you like, then choose **Update Profile**.`,
  },
  {
    about: new RegExp(`${changing('pay(?:ing|ment)?|card|paypal|stripe').source}|\\bpay with\\b`, 'i'),
    reply: (facts) => `${paymentMethod(facts)} There are three: **Credit Card**, **PayPal** and **Stripe**.`,
  },
  {
    about: /\b(?:my|current|which)\b.*\b(?:payment method|card)\b|\bhow (?:do|am) i pay/i,
    reply: paymentMethod,
  },
  {
    about:
      /\b(?:last|latest|recent|most recent)\b.*\b(?:pay(?:ment)?|paid|charged?|invoice|bill)\b|\bpay last\b|\bpaid last\b/i,
    reply: (facts, input) =>
      /payments|invoices|history/i.test(input) ? paymentHistory(facts) : lastPayment(facts),
  },
  {
    about:
      /\bpayments?\b|\binvoices?\b|\bpaid\b|\bcharged?\b|\breceipts?\b|\bbilling history\b|\bdid i pay\b/i,
    reply: paymentHistory,
  },
  {
    about: /\bcompare\b|\bdifferences?\b|\bversus\b|\bvs\b|\bbetter than\b/i,
    reply: (facts, input) => comparePlans(plansIn(input), facts),
  },
  {
    about:
      /\b(?:which|what) plan (?:should|is (?:best|right))|\brecommend\b|\bshould i (?:get|buy|choose|take|upgrade)\b/i,
    reply: recommend,
  },
  {
    about: new RegExp(
      `${changing('plan|subscription').source}|\\bupgrade\\b|\\bsubscribe\\b|\\bswitch\\b.*\\b(?:plan|pro|free|enterprise)\\b`,
      'i',
    ),
    reply: changePlan,
  },
  {
    about: /\b(?:my|current|which|what)\b.*\b(?:plan|subscription)\b.*|\bam i on\b|\bdo i have\b.*\bplan\b/i,
    reply: (facts, input) => {
      const [named] = plansIn(input);
      if (named) return describePlan(named, facts);
      return /\bplans\b/i.test(input) ? prices() : yourPlan(facts);
    },
  },
  {
    about: /\b(?:microphone|mic|mute|unmute)\b/i,
    reply: () =>
      'When a call starts the browser asks for your microphone: choose **Allow**. **Mute** keeps me from hearing you. Without a microphone you can type into the call.',
  },
  {
    about: /\b(?:voice|call|talk|speak|phone|ring)\b/i,
    reply: () =>
      'Choose **Voice Chat** in the agent panel, then **Start call**, and speak as you would to a person. **End call** hangs up. On a small screen, **AI Agent** opens the panel.',
  },
  {
    about: /\b(?:who|where) (?:am i|do i live)\b|\bmy name\b/i,
    reply: (facts, input) =>
      /where/i.test(input) ? known('location', facts.location) : known('name', facts.name),
  },
  { about: /\bmy e-?mail\b/i, reply: (facts) => known('email address', facts.email) },
  ...profileFacts.map((name): Topic => {
    const label = profileFields[name].label.toLowerCase();
    return { about: new RegExp(`\\bmy ${label}\\b`, 'i'), reply: (facts) => known(label, facts[name]) };
  }),
  {
    about: /\b(?:dark|light|night) (?:mode|theme)\b|\btheme\b/i,
    reply: () => 'The **Theme** switch sits in the menu: light, dark, or as your system has it.',
  },
  {
    about: /\b(?:safe|secure|security|private|privacy|gdpr|my data)\b/i,
    reply: () =>
      'Only you can read and change your profile and billing: the database itself refuses everybody else. I see your name, plan and recent payments while we talk, and nothing more.',
  },
  {
    about: /\b(?:support|contact|human|person|agent please)\b/i,
    reply: ({ support }) =>
      support
        ? `Write to **${quote(support)}**. **Pro** comes with priority support and **Enterprise** with a dedicated contact.`
        : 'I am the only one you can talk to here, and I have no address to give you. Ask me, and I will do what I can.',
  },
  {
    about: /\b(?:price|prices|pricing|costs?|how much|expensive|cheap|plans|fee)\b/i,
    reply: (facts, input) => {
      const [named, second] = plansIn(input);
      return named && !second ? describePlan(named, facts) : prices();
    },
  },
  {
    about:
      /\bwho are you\b|\bwhat are you\b|\byour name\b|\bare you (?:a |an )?(?:bot|robot|human|real|ai)\b/i,
    reply: () =>
      `I am the assistant of ${productName}: a program, not a person. I know your account and how the app works.`,
  },
  {
    about: /\bthank|\bthx\b|\bcheers\b|\bgreat\b|\bperfect\b/i,
    reply: () => 'You are welcome. Is there anything else?',
  },
  {
    about: /\b(?:bye|goodbye|see you|that is all|that's all)\b/i,
    reply: () => 'Goodbye! I am here whenever you need me.',
  },
  { about: /\bhelp\b|\bwhat can you\b|\bwhat do you\b/i, reply: () => abilities },
  {
    about: /^\W*(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day))\b/i,
    reply: (facts) => {
      const name = firstName(facts);
      return `Hello${name && ` ${name}`}! What would you like to know about your account?`;
    },
  },
];

/** Questions such as 'And how much is it?' go on about what was said before. */
const refersBack = /\b(?:it|that|this|that one|the same)\b/i;

/**
 * The scripted assistant: the same question gets the same answer, in Markdown.
 * `history`: what was said before in this conversation, oldest first.
 */
export function answer(input: string, facts: ChatFacts, history: readonly string[] = []): string {
  const named = plansIn(input);
  const earlier =
    refersBack.test(input) && named.length === 0
      ? history.findLast((said) => plansIn(said).length === 1)
      : undefined;
  const question = earlier ? `${input} ${plansIn(earlier)[0]?.name}` : input;

  const feature = planWithFeature(question, facts);
  if (feature) return feature;
  const topic = topics.find(({ about }) => about.test(question));
  if (topic) return topic.reply(facts, question);
  const [plan, second] = plansIn(question);
  if (plan && second) return comparePlans(plansIn(question), facts);
  if (plan) return describePlan(plan, facts);
  return `I am not sure I understood that. ${abilities}`;
}
