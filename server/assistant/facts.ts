import type { ChatFacts } from '../../src/services/chat.ts';
import { planById } from '../../src/services/plans.ts';

export interface PaidRow {
  serviceName: string;
  date: string;
  /** Formatted, such as '$29.00'. */
  amount: string;
  status: string;
}

/** Facts are what users typed into their profile: quoted as text, never as Markdown, and never at length. */
export const quote = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  const short = characters.length > 80 ? `${characters.slice(0, 80).join('')}…` : line;
  return short.replace(/[\\`*_{}[\]()#+!|<>~]/g, '\\$&');
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export function paymentsOf(facts: ChatFacts): PaidRow[] {
  let rows: unknown;
  try {
    rows = JSON.parse(facts.payments ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(rows)) return [];
  return rows
    .filter((row: unknown): row is Record<string, unknown> => typeof row === 'object' && row !== null)
    .map((row) => ({
      serviceName: text(row.serviceName) || 'Service Payment',
      date: text(row.date),
      amount: text(row.amount),
      status: text(row.status),
    }));
}

/** The plan by its id or name; a plan nobody knows keeps the name it is stored under. */
export function currentPlan(facts: ChatFacts) {
  const stored = (facts.plan ?? '').trim() || 'free';
  return { plan: planById(stored.toLowerCase()), name: planById(stored.toLowerCase())?.name ?? stored };
}

/** '' for people who have not said. */
export const firstName = (facts: ChatFacts) => quote((facts.name ?? '').trim().split(/\s+/)[0] ?? '');
