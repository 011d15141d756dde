import { useEffect, useState } from 'react';
import { formatDate } from '../../services/money.ts';

const today = () => formatDate(new Date().toISOString());

/** The day that is printed with the page. */
export function usePrintDay(): string {
  const [day, setDay] = useState(today);
  useEffect(() => {
    // A page that is come back to may have been open since yesterday.
    const update = () => setDay(today());
    window.addEventListener('focus', update);
    return () => window.removeEventListener('focus', update);
  }, []);
  return day;
}
