import { useEffect, useRef, useState } from 'react';

/** Returns a function that says whether the component is still there: an answer may come when the user has left. */
export function useIsMounted() {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useState(() => () => mounted.current)[0];
}
