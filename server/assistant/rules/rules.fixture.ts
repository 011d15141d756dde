import type { PaymentRow, Step, Turn } from '../engine.ts';
import { memoryReader } from '../memoryReader.ts';
import { rulesEngine } from './rulesEngine.ts';

export const account = {
  id: 'ada',
  email: 'ada@example.com',
  fullName: 'Ada Lovelace',
  location: 'London',
  description: '',
  plan: 'pro',
  planStatus: 'active',
  paymentMethod: 'PayPal',
};

/** A completed payment at 10:00 UTC. `date`: yyyy-mm-dd; `amount`: in units of the currency. */
export const payment = (
  id: string,
  date: string,
  amount: number,
  more: Partial<PaymentRow> = {},
): PaymentRow => ({
  id,
  date: `${date}T10:00:00Z`,
  service: 'Pro plan',
  amount,
  currency: 'USD',
  status: 'completed',
  ...more,
});

/** Ada's turn on 10 July 2026. `earlier`: what she said before, oldest first. */
export const turnOf = (
  input: Turn['input'],
  { earlier = [], ...more }: Partial<Turn> & { earlier?: readonly string[] } = {},
): Turn => ({
  input,
  history: earlier.map((text) => ({ role: 'user', text })),
  reader: memoryReader({ account, payments: [] }),
  now: new Date('2026-07-10T12:00:00Z'),
  timeZone: 'Europe/Berlin',
  language: 'en',
  signal: new AbortController().signal,
  ...more,
});

/** What the engine does with a turn: its steps, their text with plain spaces, and what it asks the page to do. */
export async function played(turn: Turn) {
  const steps: Step[] = [];
  for await (const step of rulesEngine()(turn)) steps.push(step);
  return {
    steps,
    // Amounts have other spaces in German.
    text: steps.map((step) => (step.type === 'text' ? step.delta.replace(/\u00a0/g, ' ') : '')).join(''),
    calls: steps.flatMap((step) =>
      step.type === 'call' ? [{ name: step.name, arguments: step.arguments }] : [],
    ),
  };
}

/** As `played`. `question`: what was said, and before it, divided by ' >> ', what was said earlier. */
export function answerTo(question: string, more: Partial<Turn> = {}) {
  const said = question.split(' >> ');
  return played(turnOf(said.at(-1) ?? '', { earlier: said.slice(0, -1), ...more }));
}
