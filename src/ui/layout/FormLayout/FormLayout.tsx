import type { ReactNode } from 'react';
import * as styles from './FormLayout.css.ts';

export interface FormLayoutProps {
  /** The form's accessible name. */
  label: string;
  /** The buttons, with the submit button last. They stand at the end of the line and wrap. */
  actions: ReactNode;
  /** Called by the submit button and by Enter in a field. The browser does not navigate. */
  onSubmit: () => void;
  /** The fields, below each other, 1.5rem apart. */
  children: ReactNode;
}

/** A form: its fields below each other, then its buttons. It is `noValidate`: the screen checks the fields, not the browser. */
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
