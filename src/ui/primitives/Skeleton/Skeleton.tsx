import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** A CSS length, never wider than its place. Text and blocks fill it unless told. */
  width?: string | undefined;
  /** A CSS length; each shape has its own. */
  height?: string | undefined;
  /** `text` takes up as much as one line of the text around it. */
  shape?: 'text' | 'block' | 'circle' | undefined;
}

/** Holds the place of something on its way. Say so in words nearby. */
export function Skeleton({ width, height, shape = 'text' }: SkeletonProps) {
  return <span aria-hidden className={skeleton({ shape })} style={{ width, height }} />;
}
