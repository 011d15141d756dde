import type { ReportPort } from '../../src/services/report.ts';

/**
 * For React's root: what it recovers from by itself, such as a page that was not as the app renders it, is reported. What
 * a boundary caught it has reported by then; what nobody caught is heard by the reporter as any uncaught error.
 */
export const rootErrors = (report: ReportPort) => ({
  onRecoverableError: (error: unknown) => report.error('recovered by React', error),
});
