import type { ReportPort } from '../../src/services/report.ts';

/**
 * Error handlers for React's root. Errors from which React recovers, such as a failed hydration, are reported. Errors
 * that a boundary caught were reported there; uncaught ones reach the reporter like any uncaught error.
 */
export const rootErrors = (report: ReportPort) => ({
  onRecoverableError: (error: unknown) => report.error('recovered by React', error),
});
