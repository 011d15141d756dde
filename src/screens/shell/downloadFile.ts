import { isoDay } from '../../services/calendar.ts';

/** Offers a file to the user, named after its content and today's date in the user's time zone: 'payments-2026-05-01.csv'. */
export function downloadFile(file: Blob, name: string, extension: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}-${isoDay(new Date())}.${extension}`;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
