import { useState, type ReactNode } from 'react';
import type { PaymentFilter } from '../../services/payments.ts';
import { PaymentTotals } from '../../ui/account/PaymentTotals/PaymentTotals.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { LoadError } from '../../ui/primitives/LoadError/LoadError.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { usePeriodSums } from '../shell/account/usePeriodSums.ts';
import { toLoadable } from '../shell/account/useAccount.ts';
import { amountsHead, yearRows, yearStarts } from './paymentChoices.ts';
import { words as choiceWords } from './paymentChoices.words.ts';
import { words } from './YearTotals.words.ts';

export interface YearTotalsProps {
  userId: string;
  filter: PaymentFilter;
  now: Date;
  /** What stands beside the button. */
  children: ReactNode;
}

/** The totals of each year, asked for when they are opened. [B21] */
export function YearTotals({ children, ...asked }: YearTotalsProps) {
  const labels = useLabels('YearTotals', words);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap="sm">
      <Stack direction="row" gap="sm" align="center" wrap>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen((before) => !before)}>
          {labels.title}
        </Button>
        {children}
      </Stack>
      {isOpen && <Years {...asked} />}
    </Stack>
  );
}

function Years({ userId, filter, now }: Omit<YearTotalsProps, 'children'>) {
  const labels = useLabels('YearTotals', words);
  const choiceLabels = useLabels('paymentChoices', choiceWords);
  const [starts] = useState(() => yearStarts(now));
  const rows = toLoadable(usePeriodSums(userId, filter, starts), (sums) =>
    yearRows(choiceLabels, sums, filter, now),
  );
  if (rows.status === 'error')
    return <LoadError subject={labels.subject} onRetry={rows.retry} retrying={rows.retrying} />;
  if (rows.status === 'loading') return <Skeleton width="100%" />;
  return (
    <PaymentTotals
      caption={labels.title}
      heads={[labels.year, labels.payments, amountsHead(choiceLabels, filter)]}
      rows={rows.value}
    />
  );
}
