import { planName } from '../../services/plans.ts';
import { statusTone } from '../../services/status.ts';
import { CurrentPlan } from '../../ui/account/CurrentPlan/CurrentPlan.tsx';
import { toLoadable, type AccountData } from '../shell/account/useAccount.ts';
import { priceWords } from './planViews.ts';

/** The stored plan, where nothing more is known of it. [S6] */
export const CurrentPlanCard = ({ account }: { account: AccountData }) => (
  <CurrentPlan
    billing={toLoadable(account.billing, ({ plan, status, paymentMethod }) => ({
      planName: planName(plan),
      price: priceWords(plan, 'month'),
      status,
      tone: statusTone(status),
      paymentMethod,
    }))}
  />
);
