import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { LoadError } from '../../ui/primitives/LoadError/LoadError.tsx';
import { afterPaint } from '../shell/afterPaint.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import type { PaymentMonthsProps } from './PaymentMonths.tsx';

/** The payments themselves are painted first. */
const PaymentMonths = lazyWithPreload(async () => {
  await new Promise<void>(afterPaint);
  return (await import('./PaymentMonths.tsx')).PaymentMonths;
});

/** Code that could not be fetched is missed in the chart's place only, and takes no focus. [B42] */
export const LazyPaymentMonths = (props: PaymentMonthsProps) => (
  <ErrorBoundary
    where="payment chart"
    fallback={({ onRetry }) => <LoadError subject="The last twelve months" onRetry={onRetry} />}
  >
    <PaymentMonths {...props} />
  </ErrorBoundary>
);
