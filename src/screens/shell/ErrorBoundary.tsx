import { Component, type ReactNode } from 'react';
import type { ReportPort } from '../../services/report.ts';
import { retryFailedChunks } from '../../ui/lazyWithPreload.tsx';
import { ErrorFallback, type ErrorFallbackProps } from './ErrorFallback.tsx';
import { useServices } from './services.tsx';

export interface ErrorBoundaryProps {
  /** For the report: a short constant such as 'billing view'. */
  where: string;
  /** What stands where the children failed; `Failed` unless given. */
  fallback?: (failed: ErrorFallbackProps) => ReactNode;
  /** When it changes, what failed is rendered anew: somebody has gone to another view. */
  resetKey?: string;
  children: ReactNode;
}

/** What its children throw while they are rendered is reported once, and does not take away more than them. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  const { report } = useServices();
  return <Catcher {...props} report={report} />;
}

interface State {
  failure?: { error: unknown } | undefined;
}

/** React knows no hook for this. */
class Catcher extends Component<ErrorBoundaryProps & { report: ReportPort }, State> {
  override state: State = {};
  private reported: unknown;

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    // Trying again may bring the very same one.
    if (error === this.reported) return;
    this.reported = error;
    this.props.report.error(this.props.where, error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { failure }: State) {
    if (!failure) return;
    if (this.state.failure) {
      if (before.resetKey !== this.props.resetKey) this.retry();
    } else if (document.activeElement === document.body) {
      // The pressed button is gone with the notice: what came in its place is where to go on.
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }

  private readonly retry = () => {
    retryFailedChunks();
    this.setState({ failure: undefined });
  };

  override render() {
    const { fallback, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    const failed = { error: failure.error, onRetry: this.retry };
    return fallback ? fallback(failed) : <ErrorFallback {...failed} />;
  }
}
