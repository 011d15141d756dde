import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Subscription } from '../../../services/billing.ts';
import { planName } from '../../../services/plans.ts';
import { changeTo, type PlanChange } from './offers.ts';
import { planWishes, type PlanWish } from './planWish.ts';

/** Shows the confirmation for a plan that the agent was asked for, and answers it. [B17] */
export function usePlanWish(now: Subscription | undefined, onAsk: (change: PlanChange) => void) {
  const wish = useSyncExternalStore(planWishes.subscribe, planWishes.get);
  const asked = useRef<PlanWish>(undefined);

  useEffect(() => {
    if (!wish || !now || asked.current === wish) return;
    const change = changeTo(wish.plan, now);
    if (!change)
      return wish.answer({
        ok: false,
        result:
          now.plan === wish.plan
            ? `You are already on the ${planName(wish.plan)} plan.`
            : `You cannot change to ${planName(wish.plan)} now. The billing page says why.`,
      });
    asked.current = wish;
    planWishes.take();
    onAsk(change);
  }, [wish, now, onAsk]);

  const decline = () => {
    asked.current?.answer({ ok: false, isDeclined: true, result: 'You decided not to.' });
    asked.current = undefined;
  };
  // Whoever leaves the screen has not agreed.
  useEffect(() => decline, []);

  return {
    decline,
    /** It is done, or the page has been at the provider's and is back. */
    settle(change: PlanChange | undefined) {
      asked.current?.answer(
        change?.kind === 'cancel'
          ? { ok: true, result: 'It is done. Your plan lasts until what you paid is over.' }
          : {
              ok: false,
              result: 'It is decided on the payment provider’s page. The billing page shows your plan.',
            },
      );
      asked.current = undefined;
    },
  };
}
