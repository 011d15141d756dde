import type { ReportPort } from '../../../src/services/report.ts';

/** Without an error-reporting service: for whoever has the console open. */
export const consoleReport = (): ReportPort => ({
  error: (where, error) => console.error(`[${where}]`, error),
});
