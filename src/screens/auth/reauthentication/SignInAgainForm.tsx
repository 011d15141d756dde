import { type RefObject, useEffect, useRef } from 'react';
import type { User } from '../../../services/auth.ts';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { FormLayout } from '../../../ui/layout/FormLayout/FormLayout.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { PasswordField } from '../../../ui/primitives/PasswordField/PasswordField.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import { TextField } from '../../../ui/primitives/TextField/TextField.tsx';
import { focusUnlessTyping } from '../../shell/focusUnlessTyping.ts';
import type { SendMail } from '../../shell/useSendMail.ts';
import { MailedCodeAgain } from './MailedCodeAgain.tsx';
import { useSignInAgainForm, type SignInWay } from './useSignInAgainForm.ts';
import { words } from './SignInAgain.words.ts';

interface SignInAgainFormProps {
  user: User;
  way: SignInWay;
  mail: SendMail;
  /** Receives the field that is filled in first, and gets the focus. */
  firstField: RefObject<HTMLElement | null>;
  onWay: (way: SignInWay) => void;
  onSignOut: () => void;
}

/**
 * The password, and a way to a mailed code beside it: without a session nobody can say whether the account has a password. What was
 * typed into one stays while the other one shows. [S4, U48]
 */
export function SignInAgainForm({ user, way, mail, firstField, onWay, onSignOut }: SignInAgainFormProps) {
  const labels = useLabels('SignInAgain', words);
  const { isSubmitting, submit, error, refusal, passwordField, codeField, clear } = useSignInAgainForm(
    user,
    way,
    mail,
  );
  // The dialog focuses the first field when it opens, and here it is focused when it is another one, or was refused.
  const shownWay = useRef(way);
  useEffect(() => {
    if (shownWay.current === way && !refusal) return;
    shownWay.current = way;
    firstField.current?.focus();
  }, [way, refusal, firstField]);

  async function send() {
    clear();
    if (await mail.send(user.email)) focusUnlessTyping(firstField.current);
  }
  function change(next: SignInWay) {
    clear();
    onWay(next);
    if (next === 'code' && !mail.hasSent) void send();
  }
  const first = <Props extends { ref: (element: HTMLElement | null) => void }>(props: Props) => ({
    ...props,
    ref(element: HTMLElement | null) {
      props.ref(element);
      if (element) firstField.current = element;
    },
  });

  return (
    <FormLayout
      label={labels.title}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onSignOut} disabled={isSubmitting}>
            {labels.signOut}
          </Button>
          <Button type="submit" tone="primary" loading={isSubmitting}>
            {isSubmitting ? labels.loading : labels.submit}
          </Button>
        </>
      }
    >
      {error !== undefined && <Alert tone="critical">{error}</Alert>}
      <TextField
        name="email"
        label={labels.email}
        type="email"
        value={user.email}
        hint={labels.emailHint}
        disabled
      />
      {way === 'password' ? (
        <>
          <PasswordField
            {...first(passwordField)}
            label={labels.password}
            autoComplete="current-password"
            required
          />
          <Text tone="muted">
            {labels.noPassword}{' '}
            <TextButton disabled={isSubmitting} onClick={() => change('code')}>
              {labels.mailCode}
            </TextButton>
          </Text>
        </>
      ) : (
        <>
          <MailedCodeAgain
            email={user.email}
            mail={mail}
            isSubmitting={isSubmitting}
            codeField={first(codeField)}
            onSend={send}
          />
          <TextButton disabled={isSubmitting} onClick={() => change('password')}>
            {labels.usePassword}
          </TextButton>
        </>
      )}
    </FormLayout>
  );
}
