import type { ReportPort } from '../../../src/services/report.ts';

/** Reports errors to the browser's console, where no error-reporting service is configured. */
export const consoleReport = (): ReportPort => ({
  error: (where, error) => console.error(`[${where}]`, error),
});
