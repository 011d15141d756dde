import { planName } from '../../../services/plans.ts';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { fill } from '../../../ui/fill.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Spinner } from '../../../ui/primitives/Spinner/Spinner.tsx';
import { words } from './ReturnNotice.words.ts';
import type { ReturnState } from './useCheckoutReturn.ts';

export interface ReturnNoticeProps {
  state: ReturnState;
  /** The plan that is stored, which may have arrived after it was given up. */
  plan: string | undefined;
  onCheckAgain: () => void;
}

/** What became of the payment that somebody comes back from. [B16] */
export function ReturnNotice({ state, plan, onCheckAgain }: ReturnNoticeProps) {
  const labels = useLabels('ReturnNotice', words);
  const isHere = state.state === 'arrived' || (state.state === 'late' && state.plan === plan);
  if (isHere)
    return (
      <Alert tone="positive" title={fill(labels.isActive, { plan: planName(state.plan) })}>
        {labels.thanks}
      </Alert>
    );
  switch (state.state) {
    case 'waiting':
      return (
        <Alert tone="neutral" title={labels.confirming} action={<Spinner />}>
          {labels.confirmingText}
        </Alert>
      );
    case 'late':
      return (
        <Alert
          tone="caution"
          title={labels.late}
          action={<Button onClick={onCheckAgain}>{labels.checkAgain}</Button>}
        >
          {fill(labels.lateText, { plan: planName(state.plan) })}
        </Alert>
      );
    case 'abandoned':
      return (
        <Alert tone="neutral" title={labels.nothingCharged}>
          {labels.abandoned}
        </Alert>
      );
    default:
      return null;
  }
}
