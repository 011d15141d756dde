import type { MouseEvent } from 'react';

/** For two buttons that take each other's place, such as 'Download' and 'Stop': the second click of a double click meets the other one. */
export const isFirstClick = ({ detail }: MouseEvent) => detail <= 1;
