import type { ReactNode } from 'react';
import * as styles from './FormLayout.css.ts';

export interface FormLayoutProps {
  /** The form's accessible name. */
  label: string;
  /** Buttons, the submitting one last. */
  actions: ReactNode;
  /** Enter in a field, or the submitting button; the page is not left. */
  onSubmit: () => void;
  /** The fields, 1.5rem apart. */
  children: ReactNode;
}

/** Fields below each other. The screen checks them, so the browser does not. */
export function FormLayout({ label, actions, onSubmit, children }: FormLayoutProps) {
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className={styles.actions}>{actions}</div>
    </form>
  );
}
