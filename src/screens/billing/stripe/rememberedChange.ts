import type { PlanChoice } from '../../../services/billing.ts';
import { planChangeKey, tabStorage } from '../../shell/tabStorage.ts';

/** Keeps which change somebody went to the provider to confirm. Coming back, the address does not tell whether they did. */
export const rememberChange = (userId: string, { plan, interval }: PlanChoice) =>
  tabStorage().setItem(planChangeKey(userId), `${plan} ${interval}`);

/** The change that was remembered, such as 'pro year', or null. Forgets it. */
export function takeRememberedChange(userId: string) {
  const kept = tabStorage().getItem(planChangeKey(userId));
  tabStorage().removeItem(planChangeKey(userId));
  return kept;
}
