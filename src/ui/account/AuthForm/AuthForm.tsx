import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as styles from './AuthForm.css.ts';

export interface AuthFormProps {
  /** The page's h1, and the form's name. */
  title: string;
  /** One line below it: what the form is for. */
  subtitle: string;
  /** X1: in a red box. */
  error?: ReactNode;
  /** R3: listed below the error. */
  reasons?: readonly string[] | undefined;
  /** Above the fields, such as a neutral Alert. */
  hint?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** The submit button's label at rest. */
  submitLabel: string;
  /** The same button's label while `busy`. */
  loadingLabel: string;
  /** A request is under way: the button shows a spinner and takes no press. */
  loading: boolean;
  /** The submit button has to wait, such as for a minute to pass. */
  disabled?: boolean | undefined;
  /** Never called while busy or disabled. */
  onSubmit: () => void;
  /** Without it there is no way back but the footer's. */
  onBack?: (() => void) | undefined;
  /** Below the form: the way to the neighbouring one. */
  footer: ReactNode;
}

/** The whole screen of a form for visitors: V6, V7 and the recovery's. */
export function AuthForm(props: AuthFormProps) {
  const {
    title,
    subtitle,
    error,
    reasons = [],
    hint,
    children,
    submitLabel,
    loadingLabel,
    loading,
    footer,
  } = props;
  const { disabled = false, onSubmit, onBack } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // A new screen begins at its title, for keyboard and screen reader too: unless it was there before its code, and
  // somebody is typing already.
  useEffect(() => {
    const title = heading.current;
    if (!title?.parentElement?.contains(document.activeElement)) title?.focus({ preventScroll: true });
  }, []);

  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <div className={styles.back}>
          {onBack && <IconButton label="Back" icon={<ArrowLeft />} onClick={onBack} />}
        </div>
        <Heading ref={heading} level={1} size="page" id={titleId} focusable>
          {title}
        </Heading>
        <p className={styles.subtitle}>{subtitle}</p>
        <form
          className={styles.form}
          noValidate
          aria-labelledby={titleId}
          aria-busy={loading}
          onSubmit={(event) => {
            event.preventDefault();
            if (!loading && !disabled) onSubmit();
          }}
        >
          {hint}
          {(error || reasons.length > 0) && (
            <Alert tone="critical">
              {error}
              {reasons.length > 0 && (
                <ul className={styles.reasons}>
                  {reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              )}
            </Alert>
          )}
          {children}
          <div className={styles.submit}>
            <Button type="submit" tone="primary" size="large" fullWidth loading={loading} disabled={disabled}>
              {loading ? loadingLabel : submitLabel}
            </Button>
          </div>
        </form>
        <div className={styles.footer}>{footer}</div>
      </div>
    </main>
  );
}
