/** What became of a wish: done, decided against by the user, or not possible, with a sentence for the user and the assistant. */
export interface WishOutcome {
  ok: boolean;
  result: string;
  isDeclined?: boolean;
}

/** A plan that the agent was asked for. The billing page shows the confirmation, and answers. */
export interface PlanWish {
  plan: string;
  answer: (outcome: WishOutcome) => void;
}

/** How long the billing page may take to show the confirmation. */
const shownMs = 20_000;

let wish: PlanWish | undefined;
let isTaken = false;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

export const planWishes = {
  get: () => wish,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** The confirmation is on the screen. */
  take: () => {
    isTaken = true;
  },
};

/** Has the billing page ask about a plan. Resolves to what became of it. A later wish takes the place of an earlier one. [B17] */
export function wishForPlan(plan: string): Promise<WishOutcome> {
  wish?.answer({ ok: false, isDeclined: true, result: 'Something else was asked for meanwhile.' });
  return new Promise((resolve) => {
    const answer = (outcome: WishOutcome) => {
      clearTimeout(timer);
      if (wish === asked) {
        wish = undefined;
        tell();
      }
      resolve(outcome);
    };
    const asked: PlanWish = { plan, answer };
    const timer = setTimeout(() => {
      if (!isTaken)
        answer({ ok: false, result: 'The confirmation could not be shown. Open the billing page.' });
    }, shownMs);
    isTaken = false;
    wish = asked;
    tell();
  });
}
