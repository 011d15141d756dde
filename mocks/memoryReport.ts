import type { ReportPort } from '../src/services/report.ts';

/** Keeps what was reported, so that a story can check what must only be logged. [X2, X8] */
export function memoryReport() {
  const reports: { where: string; error: unknown }[] = [];
  const port: ReportPort = { error: (where, error) => void reports.push({ where, error }) };
  return { ...port, reports };
}
