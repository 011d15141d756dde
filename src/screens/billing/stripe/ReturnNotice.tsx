import { planName } from '../../../services/plans.ts';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Spinner } from '../../../ui/primitives/Spinner/Spinner.tsx';
import type { ReturnState } from './useCheckoutReturn.ts';

export interface ReturnNoticeProps {
  state: ReturnState;
  /** The plan that is stored, which may have arrived after it was given up. */
  plan: string | undefined;
  onCheckAgain: () => void;
}

/** What became of the payment that somebody comes back from. [B16] */
export function ReturnNotice({ state, plan, onCheckAgain }: ReturnNoticeProps) {
  const isHere = state.state === 'arrived' || (state.state === 'late' && state.plan === plan);
  if (isHere)
    return (
      <Alert tone="positive" title={`${planName(state.plan)} is active`}>
        Thank you! The receipt is among your invoices and in the payment history.
      </Alert>
    );
  switch (state.state) {
    case 'waiting':
      return (
        <Alert tone="neutral" title="Your payment is being confirmed" action={<Spinner />}>
          Your new plan shows here in a moment. You need not reload the page.
        </Alert>
      );
    case 'late':
      return (
        <Alert
          tone="caution"
          title="Your payment is still being confirmed"
          action={<Button onClick={onCheckAgain}>Check again</Button>}
        >
          It takes longer than usual. {planName(state.plan)} will be active in a moment, and you can go on
          meanwhile. Please do not pay again.
        </Alert>
      );
    case 'abandoned':
      return (
        <Alert tone="neutral" title="Nothing was charged">
          You left the payment before it was finished, and your plan is as it was.
        </Alert>
      );
    default:
      return null;
  }
}
