import { useRef, type MouseEvent } from 'react';

/** As long as most systems wait for the second click of a double click. */
const againMs = 500;

/**
 * For two buttons that take each other's place, such as 'Download' and 'Stop': the second click of a double click, and a key that is
 * pressed twice or held, meet the other one. Returns whether a press is meant for the button that it meets.
 */
export function useSinglePress() {
  const lastKeyMs = useRef(-againMs);
  return ({ detail, timeStamp }: MouseEvent): boolean => {
    if (detail > 0) return detail === 1;
    const isMeant = timeStamp - lastKeyMs.current >= againMs;
    lastKeyMs.current = timeStamp;
    return isMeant;
  };
}
