import { useEffect, useState } from 'react';
import { formatDate } from '../../services/money.ts';
import { useClock } from '../shell/clock.ts';

/** Today's date, which is printed with the page: written anew while rendering, for the language or the formats may change. [U40] */
export function usePrintDate(): string {
  const { now } = useClock();
  const [today, setToday] = useState(now);
  useEffect(() => {
    // The page may have been open since yesterday.
    const update = () => setToday(now());
    window.addEventListener('focus', update);
    return () => window.removeEventListener('focus', update);
  }, [now]);
  return formatDate(new Date(today).toISOString());
}
