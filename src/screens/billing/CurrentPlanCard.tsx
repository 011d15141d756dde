import { planName } from '../../services/plans.ts';
import { statusTone } from '../../services/status.ts';
import { CurrentPlan } from '../../ui/account/CurrentPlan/CurrentPlan.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { toLoadable, type AccountData } from '../shell/account/useAccount.ts';
import { useLanguage } from '../shell/language/LanguageProvider.tsx';
import { priceWords } from './planViews.ts';
import { words } from './planViews.words.ts';

/** The stored plan, where nothing more is known of it. [S6] */
export function CurrentPlanCard({ account }: { account: AccountData }) {
  const labels = useLabels('planViews', words);
  const { translate } = useLanguage();
  return (
    <CurrentPlan
      billing={toLoadable(account.billing, ({ plan, status, interval, price, paymentMethod }) => ({
        planName: planName(plan),
        price: priceWords(plan, interval ?? 'month', labels, price),
        // The payment provider's 'past_due' in people's spelling.
        status: translate(status.replace('_', ' ')),
        tone: statusTone(status),
        paymentMethod: translate(paymentMethod),
      }))}
    />
  );
}
