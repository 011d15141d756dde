import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import { fill } from '../../../ui/fill.ts';
import { useServices } from '../../shell/services.tsx';
import { words } from './CheckInbox.words.ts';
import { MailedCodeForm } from './MailedCodeForm.tsx';
import { useSendMail } from '../../shell/useSendMail.ts';

export interface CheckInboxProps {
  email: string;
  onBack: () => void;
  onSignIn: (email: string) => void;
}

/** Says that the mail to confirm a new account's address has been sent, takes its code, and sends it again. [U4] */
export function CheckInbox({ email, onBack, onSignIn }: CheckInboxProps) {
  const labels = useLabels('CheckInbox', words);
  const { auth } = useServices();
  const mail = useSendMail((to) => auth.resendConfirmation(to), { wasJustSent: true });
  return (
    <MailedCodeForm
      purpose="signup"
      title={labels.title}
      subtitle={fill(labels.subtitle, { email })}
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
