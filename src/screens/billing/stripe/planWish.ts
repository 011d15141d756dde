/** What became of a wish. */
export interface WishOutcome {
  ok: boolean;
  /** A sentence, for the user and for the assistant. */
  result: string;
  /** The user pressed 'Not now'. Absent where nobody decided, such as when the page was left. */
  isDeclined?: boolean;
}

/** Refuses a wish while the billing page asks about another change of plan. [B32] */
export const anotherWaits: WishOutcome = {
  ok: false,
  result: 'Another change of plan waits on the billing page. Decide about it first, and ask again.',
};

/** A plan that the agent was asked for. The billing page shows the confirmation, and answers. */
export interface PlanWish {
  plan: string;
  answer: (outcome: WishOutcome) => void;
}

/** How long the billing page may take to show the confirmation. */
const shownMs = 20_000;

let wish: PlanWish | undefined;
let isShown = false;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

export const planWishes = {
  get: () => wish,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** The confirmation is on the screen. */
  markShown: () => {
    isShown = true;
  },
};

/**
 * Has the billing page ask about a plan. Resolves to what became of it. A later wish takes the place of one that is not on the
 * screen yet, and is refused while one is. [B17, B32]
 */
export function wishForPlan(plan: string): Promise<WishOutcome> {
  if (wish && isShown) return Promise.resolve(anotherWaits);
  wish?.answer({ ok: false, result: 'Not done: another plan was asked for.' });
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
      if (!isShown)
        answer({ ok: false, result: 'The confirmation could not be shown. Open the billing page.' });
    }, shownMs);
    isShown = false;
    wish = asked;
    tell();
  });
}
