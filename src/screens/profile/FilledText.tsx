import { Fragment, type ReactNode } from 'react';

export interface FilledTextProps {
  /** A text with one value, such as '‘{name}’ was removed.' */
  pattern: string;
  /** What stands in the value's place, such as a name that keeps its own direction. */
  value: ReactNode;
}

/** A text with an element in the place of its value. */
export const FilledText = ({ pattern, value }: FilledTextProps) =>
  pattern.split(/\{\w+\}/).map((part, i) => (
    <Fragment key={part}>
      {i > 0 && value}
      {part}
    </Fragment>
  ));
