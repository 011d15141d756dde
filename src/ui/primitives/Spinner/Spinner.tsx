import type { NativeProps } from '../../nativeProps.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends NativeProps<'span', 'children'> {
  /** Shown below the ring, and announced. Without a label the spinner is decorative: say elsewhere what is going on. */
  label?: string | undefined;
  /** `small` (18 px, the default) beside text, `large` (36 px) for a page that is loading. */
  size?: 'small' | 'large' | undefined;
}

/** Says that something is going on, for an unknown time. */
export function Spinner({ label, size = 'small', ...rest }: SpinnerProps) {
  const isLabelled = label !== undefined;
  return (
    <span role={isLabelled || rest['aria-label'] ? 'status' : undefined} {...rest} className={styles.root}>
      <svg className={styles.size[size]} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
        <circle cx="12" cy="12" r="9.5" strokeWidth="2.5" opacity="0.22" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {isLabelled && <span className={styles.label}>{label}</span>}
    </span>
  );
}
