import type { NativeProps } from '../../nativeProps.ts';
import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps extends NativeProps<'span', 'children'> {
  /** A CSS length, at most the container's width. Without it `text` and `block` fill the container, `circle` has 2.5rem. */
  width?: string | undefined;
  /** A CSS length. Without it `text` is one line high, `block` 6rem, `circle` 2.5rem. */
  height?: string | undefined;
  /** `text` (the default) takes up one line of the surrounding text size, `block` a picture, `circle` an avatar. */
  shape?: 'text' | 'block' | 'circle' | undefined;
}

/** Reserves the space of content that is loading. It is hidden from screen readers: set `aria-busy` on what contains it. */
export function Skeleton({ width, height, shape = 'text', ...rest }: SkeletonProps) {
  return <span aria-hidden {...rest} className={skeleton({ shape })} style={{ width, height }} />;
}
