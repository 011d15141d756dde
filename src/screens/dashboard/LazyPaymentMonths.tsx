import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { LoadError } from '../../ui/primitives/LoadError/LoadError.tsx';
import { afterPaint } from '../shell/afterPaint.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { words } from './LazyPaymentMonths.words.ts';
import type { PaymentMonthsProps } from './PaymentMonths.tsx';

/** Loaded once the list of payments has been painted. */
const PaymentMonths = lazyWithPreload(async () => {
  await new Promise<void>(afterPaint);
  return (await import('./PaymentMonths.tsx')).PaymentMonths;
});

/** The chart, whose code comes later. Where it cannot be fetched, the error stands in the chart's place, and the focus stays. [B42] */
export function LazyPaymentMonths(props: PaymentMonthsProps) {
  const labels = useLabels('LazyPaymentMonths', words);
  return (
    <ErrorBoundary
      where="payment chart"
      fallback={({ onRetry }) => <LoadError subject={labels.subject} onRetry={onRetry} />}
    >
      <PaymentMonths {...props} />
    </ErrorBoundary>
  );
}
