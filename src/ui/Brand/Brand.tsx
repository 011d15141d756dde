import { brand, mark } from './Brand.css.ts';

export interface BrandProps {
  name: string;
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
