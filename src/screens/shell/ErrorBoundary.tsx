import { Component, type ReactNode } from 'react';
import type { ReportPort } from '../../services/report.ts';
import { ChunkLoadError, retryFailedChunks } from '../../ui/lazyWithPreload.tsx';
import { ErrorFallback, type ErrorFallbackProps } from './ErrorFallback.tsx';
import { useServices } from './services.tsx';

export interface ErrorBoundaryProps {
  /** A short constant for the report, such as 'billing view'. */
  where: string;
  /** What to render instead of the failed children; `ErrorFallback` if not given. */
  fallback?: (failed: ErrorFallbackProps) => ReactNode;
  /** When it changes, because another view was opened, the children are rendered again. */
  resetKey?: string;
  children: ReactNode;
}

/** Catches and reports an error that its children throw while rendering, so that the rest of the app stays. [X13] */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  const { report } = useServices();
  return <Catcher {...props} report={report} />;
}

interface State {
  failure?: { error: unknown } | undefined;
}

/** React offers error boundaries for class components only. */
class Catcher extends Component<ErrorBoundaryProps & { report: ReportPort }, State> {
  override state: State = {};
  private reported: unknown;

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    // The code is missing for want of a connection: it is fetched once more as soon as there is one.
    if (error instanceof ChunkLoadError) addEventListener('online', this.retry, { once: true });
    // Trying again may throw the same error, which is reported once.
    if (error === this.reported) return;
    this.reported = error;
    this.props.report.error(this.props.where, error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { failure }: State) {
    if (!failure) return;
    if (this.state.failure) {
      if (before.resetKey !== this.props.resetKey) this.retry();
    } else if (document.activeElement === document.body) {
      // The button that had the focus is gone, so the focus goes to the content that replaced it.
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }

  override componentWillUnmount() {
    removeEventListener('online', this.retry);
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
