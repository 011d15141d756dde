import { useEffect, useState } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import type { CallRowsProps } from './CallRows.tsx';

const LoadedCallRows = lazyWithPreload(async () => (await import('./CallRows.tsx')).CallRows);

/**
 * The payments behind an answer, whose code is fetched for the first one. Where it cannot be fetched nothing is shown: the answer is
 * heard all the same, and the next one tries again.
 */
export function LazyCallRows(props: CallRowsProps) {
  const [hasLoaded, setHasLoaded] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    LoadedCallRows.preload().then(
      () => isCurrent && setHasLoaded(true),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return hasLoaded && <LoadedCallRows {...props} />;
}
