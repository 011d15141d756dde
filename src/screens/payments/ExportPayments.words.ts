export const words = {
  written: '{count} payments written',
  writtenOf: '{count} of {total} payments written',
  failed: 'The export stopped at {count} payments. Nothing is lost: ‘Resume export’ goes on from there.',
  failedOf:
    'The export stopped at {count} of {total} payments. Nothing is lost: ‘Resume export’ goes on from there.',
  stopped: 'The export was stopped.',
  done_one: '{count} payment is in the file.',
  done_other: '{count} payments are in the file.',
  stop: 'Stop export',
  resume: 'Resume export',
  exportCsv: 'Export CSV',
} as const;
