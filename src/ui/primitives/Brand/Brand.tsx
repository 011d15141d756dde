import { brand, mark } from './Brand.css.ts';

export interface BrandProps {
  /** The product's name, on one line that never breaks. */
  name: string;
  /** 1.25 or 1.75 rem; the mark grows along. */
  size?: 'medium' | 'large' | undefined;
}

export function Brand({ name, size = 'medium' }: BrandProps) {
  return (
    <span className={brand({ size })}>
      <span className={mark} aria-hidden />
      {name}
    </span>
  );
}
