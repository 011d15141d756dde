import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import { useServices } from '../../shell/services.tsx';
import { MailedCodeForm } from './MailedCodeForm.tsx';
import { useSendMail } from '../../shell/useSendMail.ts';

export interface CheckInboxProps {
  email: string;
  onBack: () => void;
  onSignIn: (email: string) => void;
}

/** Says that the mail to confirm a new account's address has been sent, takes its code, and sends it again. [U4] */
export function CheckInbox({ email, onBack, onSignIn }: CheckInboxProps) {
  const { auth } = useServices();
  const mail = useSendMail((to) => auth.resendConfirmation(to), true);
  return (
    <MailedCodeForm
      purpose="signup"
      title="Check your inbox"
      subtitle={`We sent a link to ${email}. Open it to confirm your address.`}
      email={email}
      mail={mail}
      onBack={onBack}
      footer={
        <>
          Confirmed already? <TextButton onClick={() => onSignIn(email)}>Sign in here</TextButton>
        </>
      }
    />
  );
}
