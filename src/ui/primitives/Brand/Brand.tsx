import type { NativeProps } from '../../nativeProps.ts';
import { brand, mark } from './Brand.css.ts';

export interface BrandProps extends NativeProps<'span', 'children'> {
  /** The product's name. It never wraps. */
  name: string;
  /** The text size: `medium` 1.25rem (the default) or `large` 1.75rem. The mark grows with it. */
  size?: 'medium' | 'large' | undefined;
}

/** The product's mark and name. */
export function Brand({ name, size = 'medium', ...rest }: BrandProps) {
  return (
    <span {...rest} className={brand({ size })}>
      <span className={mark} aria-hidden />
      {name}
    </span>
  );
}
