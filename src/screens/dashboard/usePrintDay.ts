import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDate } from '../../services/money.ts';

const today = () => formatDate(new Date().toISOString());

/** The day on which the page is printed, which may have been open since another one. */
export function usePrintDay(): string {
  const [day, setDay] = useState(today);
  useEffect(() => {
    // What is printed is what stands there when the listener returns.
    const update = () => flushSync(() => setDay(today()));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);
  return day;
}
