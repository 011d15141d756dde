import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import { fill } from '../../../ui/fill.ts';
import { useServices } from '../../shell/services.tsx';
import { words } from './CheckInbox.words.ts';
import { MailedCodeForm } from './MailedCodeForm.tsx';
import { useSendMail } from '../../shell/useSendMail.ts';

export interface CheckInboxProps {
  email: string;
  /** By the sign-up. Else it was sent some time ago, and the next one can be sent at once. */
  wasJustSent: boolean;
  onBack: () => void;
  onSignIn: (email: string) => void;
}

/** Waits until the address of a new account is confirmed: takes the code of the mail that was sent, and sends it again. [U4] */
export function CheckInbox({ email, wasJustSent, onBack, onSignIn }: CheckInboxProps) {
  const labels = useLabels('CheckInbox', words);
  const { auth } = useServices();
  const mail = useSendMail((to) => auth.resendConfirmation(to), { to: email, wasJustNow: wasJustSent });
  return (
    <MailedCodeForm
      purpose="signup"
      title={labels.title}
      subtitle={fill(wasJustSent ? labels.subtitle : labels.waiting, { email })}
      email={email}
      mail={mail}
      onBack={onBack}
      footer={
        <>
          {labels.confirmed} <TextButton onClick={() => onSignIn(email)}>{labels.signIn}</TextButton>
        </>
      }
    />
  );
}
