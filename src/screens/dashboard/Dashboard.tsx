import { Suspense } from 'react';
import { noPayments } from '../../services/messages.ts';
import type { Billing } from '../../services/data.ts';
import { formatDate, formatMoney } from '../../services/money.ts';
import { nextCharge } from '../../services/nextCharge.ts';
import { planById, planName } from '../../services/plans.ts';
import { profileFieldNames, profileFields, profileTexts } from '../../services/profileFields.ts';
import { statusTone } from '../../services/status.ts';
import {
  BillingStatusCard,
  type BillingView,
} from '../../ui/account/BillingStatusCard/BillingStatusCard.tsx';
import { DashboardGrid } from '../../ui/layout/DashboardGrid/DashboardGrid.tsx';
import { PageHeader } from '../../ui/layout/PageHeader/PageHeader.tsx';
import { PaymentList } from '../../ui/account/PaymentList/PaymentList.tsx';
import { ProfileCard } from '../../ui/account/ProfileCard/ProfileCard.tsx';
import { FirstStepsPlaceholder } from '../../ui/account/FirstSteps/FirstStepsPlaceholder.tsx';
import { Card } from '../../ui/primitives/Card/Card.tsx';
import { withFourCards } from '../../ui/theme/windows.css.ts';
import { fill } from '../../ui/fill.ts';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { paymentRow } from '../shell/account/paymentRow.ts';
import { useLanguage } from '../shell/language/LanguageProvider.tsx';
import { toLoadable, type AccountData } from '../shell/account/useAccount.ts';
import { words } from './Dashboard.words.ts';
import { LazyAttention } from './LazyAttention.tsx';
import { useMediaQuery } from '../shell/useMediaQuery.ts';
import { LazyPaymentMonths } from './LazyPaymentMonths.tsx';
import { useNewcomer } from './useNewcomer.ts';
import { usePrintDate } from './usePrintDate.ts';

const RecentActivity = lazyWithPreload(async () => (await import('./RecentActivity.tsx')).RecentActivity);
const FirstSteps = lazyWithPreload(async () => (await import('./FirstSteps.tsx')).FirstSteps);

export interface DashboardProps {
  account: AccountData;
  /** Something was said to the agent. */
  hasAsked: boolean;
  onEditProfile: () => void;
  onManageBilling: () => void;
  onShowPayments: () => void;
  /** Asks the agent, in the user's words. */
  onAskAgent: (question: string) => void;
  /** Called when the user is about to open a screen, to fetch its code. */
  onPreload: (screen: 'edit-profile' | 'billing' | 'payments') => void;
}

const facts = profileFieldNames.flatMap((id) => {
  const { label, isLong, isListed } = profileFields[id];
  return isListed ? [{ id, label, isLong }] : [];
});

/** The account at a glance: profile, billing status and payments. [V14] */
export function Dashboard({
  account,
  hasAsked,
  onEditProfile,
  onManageBilling,
  onShowPayments,
  onAskAgent,
  onPreload,
}: DashboardProps) {
  const labels = useLabels('Dashboard', words);
  const { translate } = useLanguage();
  const printDate = usePrintDate();
  const isHuge = useMediaQuery(withFourCards);
  const isNewcomer = useNewcomer(account);
  const profile = toLoadable(account.profile, (shown) => ({
    ...profileTexts(shown),
    name: shown.fullName || labels.nobody,
    email: shown.email,
    avatarUrl: shown.avatarUrl,
  }));
  const billing = toLoadable(account.billing, (shown) => ({
    planName: planName(shown.plan),
    price: priceOf(shown, labels),
    // The payment provider's 'past_due' in people's spelling.
    status: translate(shown.status.replace('_', ' ')),
    tone: statusTone(shown.status),
    paymentMethod: translate(shown.paymentMethod),
    next: nextWords(nextCharge(shown, account.payments.data), shown.plan, labels),
  }));
  const payments = toLoadable(account.payments, (rows) => rows.map(paymentRow(translate)));

  return (
    <>
      <PageHeader
        title={labels.title}
        description={labels.description}
        printNote={`${account.profile.data?.fullName || account.user.email}, ${printDate}`}
      />
      <LazyAttention
        account={account}
        onBilling={onManageBilling}
        onPayments={onShowPayments}
        onAskAgent={onAskAgent}
        onPreload={onPreload}
      />
      {isNewcomer && (
        <ErrorBoundary where="first steps">
          <Suspense fallback={<FirstStepsPlaceholder />}>
            <FirstSteps {...{ account, hasAsked, onEditProfile, onManageBilling, onAskAgent, onPreload }} />
          </Suspense>
        </ErrorBoundary>
      )}
      <DashboardGrid>
        <ProfileCard
          profile={profile}
          facts={facts.map((fact) => ({ ...fact, label: translate(fact.label) }))}
          onEdit={onEditProfile}
          onPreloadEdit={() => onPreload('edit-profile')}
        />
        <BillingStatusCard
          billing={billing}
          onManage={onManageBilling}
          onPreloadManage={() => onPreload('billing')}
        />
        <PaymentList
          payments={payments}
          empty={{ title: translate(noPayments.title), description: translate(noPayments.description) }}
          onShowAll={onShowPayments}
          onPreloadShowAll={() => onPreload('payments')}
          chart={<LazyPaymentMonths userId={account.user.id} />}
        />
        {isHuge && (
          <ErrorBoundary where="recent activity">
            <Suspense fallback={<Card title={labels.recentActivity}>{null}</Card>}>
              <RecentActivity
                userId={account.user.id}
                onShowAll={onEditProfile}
                onPreloadShowAll={() => onPreload('edit-profile')}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </DashboardGrid>
    </>
  );
}

type Labels = typeof words;

/** By the month, or by the year where it is paid so. The price of the list is that of whoever pays nowhere. */
function priceOf({ plan, price: paid, interval }: Billing, labels: Labels) {
  const listed = interval ? undefined : planById(plan);
  const shown = paid ?? (listed && { amount: listed.price, currency: listed.currency });
  if (!shown) return '';
  const price = formatMoney(shown.amount, shown.currency);
  return fill(interval === 'year' ? labels.perYear : labels.perMonth, { price });
}

/** What comes next of a plan. One of a demonstration, or that was given, has a price all the same: nobody charges it. [B37, B57] */
function nextWords(next: ReturnType<typeof nextCharge>, plan: string, labels: Labels): BillingView['next'] {
  if (!next) return plan === 'free' ? undefined : { value: labels.noCharge };
  if (next.kind === 'owed') {
    const { amount, currency = '' } = next;
    return {
      term: labels.owed,
      value: amount === undefined ? labels.seePayments : formatMoney(amount, currency),
    };
  }
  const date = formatDate(next.at);
  if (next.kind === 'charge')
    return { value: fill(labels.amountOn, { amount: formatMoney(next.amount, next.currency), date }) };
  return { term: next.kind === 'end' ? labels.ends : labels.renews, value: fill(labels.onDate, { date }) };
}
