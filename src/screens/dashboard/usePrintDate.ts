import { useEffect, useState } from 'react';
import { formatDate } from '../../services/money.ts';

const today = () => formatDate(new Date().toISOString());

/** Today's date, which is printed with the page. */
export function usePrintDate(): string {
  const [date, setDate] = useState(today);
  useEffect(() => {
    // The page may have been open since yesterday.
    const update = () => setDate(today());
    window.addEventListener('focus', update);
    return () => window.removeEventListener('focus', update);
  }, []);
  return date;
}
