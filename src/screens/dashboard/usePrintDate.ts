import { useEffect, useState } from 'react';
import { formatDate } from '../../services/money.ts';
import { useClock } from '../shell/clock.ts';

const dateOf = (ms: number) => formatDate(new Date(ms).toISOString());

/** Today's date, which is printed with the page. */
export function usePrintDate(): string {
  const { now } = useClock();
  const [date, setDate] = useState(() => dateOf(now()));
  useEffect(() => {
    // The page may have been open since yesterday.
    const update = () => setDate(dateOf(now()));
    window.addEventListener('focus', update);
    return () => window.removeEventListener('focus', update);
  }, [now]);
  return date;
}
