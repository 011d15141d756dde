import type { ReportPort } from '../src/services/report.ts';

/** Keeps the reported errors, so that a story can check what is only logged. [X2, X8] */
export function memoryReport() {
  const reports: { where: string; error: unknown }[] = [];
  const port: ReportPort = { error: (where, error) => void reports.push({ where, error }) };
  return { ...port, reports };
}
