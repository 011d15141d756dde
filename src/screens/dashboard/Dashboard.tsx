import { noPayments } from '../../services/messages.ts';
import { formatMoney } from '../../services/money.ts';
import { planById, planName } from '../../services/plans.ts';
import { profileFieldNames, profileFields, profileTexts } from '../../services/profileFields.ts';
import { statusTone } from '../../services/status.ts';
import { BillingStatusCard } from '../../ui/account/BillingStatusCard/BillingStatusCard.tsx';
import { DashboardGrid } from '../../ui/layout/DashboardGrid/DashboardGrid.tsx';
import { PageHeader } from '../../ui/layout/PageHeader/PageHeader.tsx';
import { PaymentList } from '../../ui/account/PaymentList/PaymentList.tsx';
import { ProfileCard } from '../../ui/account/ProfileCard/ProfileCard.tsx';
import { paymentRow } from '../shell/account/paymentRow.ts';
import { toLoadable, type AccountData } from '../shell/account/useAccount.ts';
import { usePrintDate } from './usePrintDate.ts';

export interface DashboardProps {
  account: AccountData;
  onEditProfile: () => void;
  onManageBilling: () => void;
  onShowPayments: () => void;
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
  onEditProfile,
  onManageBilling,
  onShowPayments,
  onPreload,
}: DashboardProps) {
  const printDate = usePrintDate();
  const profile = toLoadable(account.profile, (shown) => ({
    ...profileTexts(shown),
    name: shown.fullName || 'User',
    email: shown.email,
    avatarUrl: shown.avatarUrl,
  }));
  const billing = toLoadable(account.billing, ({ plan, status, paymentMethod }) => ({
    planName: planName(plan),
    price: monthlyPrice(plan),
    status,
    tone: statusTone(status),
    paymentMethod,
  }));
  const payments = toLoadable(account.payments, (rows) => rows.map(paymentRow));

  return (
    <>
      <PageHeader
        title="Dashboard"
        description="Welcome back! Here's your account overview."
        printNote={`${account.profile.data?.fullName || account.user.email}, ${printDate}`}
      />
      <DashboardGrid>
        <ProfileCard
          profile={profile}
          facts={facts}
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
          empty={noPayments}
          onShowAll={onShowPayments}
          onPreloadShowAll={() => onPreload('payments')}
        />
      </DashboardGrid>
    </>
  );
}

function monthlyPrice(planId: string) {
  const plan = planById(planId);
  return plan ? `${formatMoney(plan.price, plan.currency)} / ${plan.interval}` : '';
}
