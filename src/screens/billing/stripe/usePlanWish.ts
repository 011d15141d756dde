import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Subscription } from '../../../services/billing.ts';
import { planName } from '../../../services/plans.ts';
import { changeTo, type PlanChange } from './offers.ts';
import { anotherWaits, planWishes, type PlanWish, type WishOutcome } from './planWish.ts';

export interface PlanWishOptions {
  now: Subscription | undefined;
  /** A confirmation is on the screen: whatever else is asked for is refused, so that nobody agrees to something else. [B32] */
  isConfirming: boolean;
  /** Something else is being done or awaited. A wish waits for its end. */
  isBusy: boolean;
  onConfirm: (change: PlanChange) => void;
}

const notPossible = (plan: string, now: Subscription): WishOutcome => ({
  ok: false,
  result:
    now.plan === plan
      ? `You are already on the ${planName(plan)} plan.`
      : `You cannot change to ${planName(plan)} now. The billing page says why.`,
});

/** Shows the confirmation for a plan that the agent was asked for, and answers it. [B17] */
export function usePlanWish({ now, isConfirming, isBusy, onConfirm }: PlanWishOptions) {
  const wish = useSyncExternalStore(planWishes.subscribe, planWishes.get);
  const shown = useRef<PlanWish>(undefined);

  useEffect(() => {
    if (!wish || !now || shown.current === wish) return;
    if (isConfirming) return wish.answer(anotherWaits);
    if (isBusy) return;
    const change = changeTo(wish.plan, now);
    if (!change) return wish.answer(notPossible(wish.plan, now));
    shown.current = wish;
    planWishes.markShown();
    onConfirm(change);
  }, [wish, now, isConfirming, isBusy, onConfirm]);

  function answer(outcome: WishOutcome) {
    shown.current?.answer(outcome);
    shown.current = undefined;
  }
  // Whoever leaves the screen has neither agreed nor declined.
  useEffect(
    () => () => answer({ ok: false, result: 'Not done: the billing page was left before it was confirmed.' }),
    [],
  );

  return {
    /** The user pressed 'Not now'. */
    decline: () => answer({ ok: false, isDeclined: true, result: 'You decided not to.' }),
    /** It is done, or the page has been at the provider's and is back. */
    settle: (change: PlanChange | undefined) =>
      answer(
        change?.kind === 'cancel'
          ? {
              ok: true,
              result: 'It is done. You keep your plan until the end of the period you have paid for.',
            }
          : {
              ok: false,
              result: 'You decide this on the payment provider’s page. The billing page shows your plan.',
            },
      ),
  };
}
