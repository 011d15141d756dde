import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './AuthForm.css.ts';
import { words } from './AuthForm.words.ts';

export interface AuthFormProps {
  /** The page's h1, and the form's name. */
  title: string;
  /** One line below it: what the form is for. */
  subtitle: string;
  /** What went wrong, in a critical Alert above the fields. */
  error?: ReactNode;
  /** Why it was refused, one sentence each; a list below the error. */
  reasons?: readonly string[] | undefined;
  /** Above the fields, such as a neutral Alert. */
  hint?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** The submit button's label at rest. */
  submitLabel: string;
  /** The same button's label while `loading`. */
  loadingLabel: string;
  /** A request is under way: the button shows a spinner and takes no press. */
  loading: boolean;
  /** The form cannot be submitted for now, such as until a minute has passed. */
  disabled?: boolean | undefined;
  /** The form was submitted. Never called while `loading` or `disabled`. */
  onSubmit: () => void;
  /** The back arrow was pressed. Without it there is no arrow. */
  onBack?: (() => void) | undefined;
  /** Below the form, such as the way from sign-in to sign-up. */
  footer: ReactNode;
  /** Other ways in, below everything else: what comes late there moves nothing. */
  alternatives?: ReactNode;
}

/** The whole screen of a form for visitors: sign-in, sign-up, recovery of a password. */
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
  const labels = useLabels('AuthForm', words);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // A new screen begins at its title, for keyboards and screen readers too. The prerendered form is an exception: it was
  // there before this code, and somebody may be typing already.
  useEffect(() => {
    const title = heading.current;
    if (!title?.parentElement?.contains(document.activeElement)) title?.focus({ preventScroll: true });
  }, []);

  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <div className={styles.back}>
          {onBack && <IconButton label={labels.back} icon={<ArrowLeft />} onClick={onBack} />}
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
        {props.alternatives}
      </div>
    </main>
  );
}
