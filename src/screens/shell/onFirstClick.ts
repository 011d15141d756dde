import type { MouseEvent } from 'react';

/** For two buttons that take each other's place, such as 'Download' and 'Stop': the second click of a double click does nothing. */
export const onFirstClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act();
};
