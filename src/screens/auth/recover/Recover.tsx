import { useEffect, useState } from 'react';
import { foreignLinks } from '../../../services/foreignLinks.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { checkEmail } from '../../../services/validation.ts';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { AuthForm } from '../../../ui/account/AuthForm/AuthForm.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import { TextField } from '../../../ui/primitives/TextField/TextField.tsx';
import { fill } from '../../../ui/fill.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';
import type { VisitorDraft } from '../visitorDraft.ts';
import { words } from './Recover.words.ts';
import { MailedCodeForm } from './MailedCodeForm.tsx';
import { useSendMail, type SendMail } from '../../shell/useSendMail.ts';

export interface RecoverProps {
  email: string;
  draft: VisitorDraft;
  /** A mail's link that works in another browser alone was opened here. [U3] */
  isLinkFromElsewhere: boolean;
  onBack: () => void;
  onSignIn: (email: string) => void;
}

/**
 * Asks for the address of a user who has forgotten their password, sends a mail to it, and takes the mail's code. Says the same
 * whether or not there is an account with that address. [X9, U4]
 */
export function Recover(props: RecoverProps) {
  const labels = useLabels('Recover', words);
  const { email, draft, onSignIn } = props;
  const { auth } = useServices();
  const mail = useSendMail((to) => auth.sendRecovery(to));
  const [entering, setEntering] = useState<{ email: string; isSent: boolean }>();
  if (!entering) return <AskForMail {...props} mail={mail} onEnterCode={setEntering} />;
  return (
    <MailedCodeForm
      purpose="recovery"
      title={labels.title}
      subtitle={fill(labels.forEmail, { email: entering.email })}
      email={entering.email}
      mail={mail}
      onBack={() => setEntering(undefined)}
      footer={
        <>
          {labels.remembered}{' '}
          <TextButton onClick={() => onSignIn(draft.get().email ?? email)}>{labels.signIn}</TextButton>
        </>
      }
    >
      {entering.isSent && (
        <Alert tone="positive" title={labels.sentTitle}>
          {fill(labels.sent, { email: entering.email })}
        </Alert>
      )}
    </MailedCodeForm>
  );
}

interface AskForMailProps extends RecoverProps {
  mail: SendMail;
  onEnterCode: (of: { email: string; isSent: boolean }) => void;
}

function AskForMail({ mail, onEnterCode, ...props }: AskForMailProps) {
  const { email, draft, isLinkFromElsewhere, onBack, onSignIn } = props;
  const labels = useLabels('Recover', words);
  const { translate } = useLanguage();
  const { supportEmail } = useServices();
  const { field, values, isSubmitting, submit } = useForm(
    // Who comes back to put a mistyped address right finds it here.
    { email: draft.get().email ?? email },
    { email: checkEmail },
    async ({ email: typed }) => {
      if (await mail.send(typed.trim())) onEnterCode({ email: typed.trim(), isSent: true });
    },
  );
  const secondsLeft = mail.secondsLeft(values.email.trim());
  useEffect(() => draft.update({ email: values.email }), [draft, values.email]);

  return (
    <AuthForm
      title={labels.title}
      subtitle={labels.subtitle}
      submitLabel={secondsLeft > 0 ? fill(labels.wait, { seconds: String(secondsLeft) }) : labels.submit}
      loadingLabel={labels.loading}
      loading={isSubmitting}
      disabled={secondsLeft > 0}
      onSubmit={submit}
      onBack={onBack}
      {...(mail.error !== undefined && { error: translate(withSupportEmail(mail.error, supportEmail)) })}
      {...(isLinkFromElsewhere && {
        hint: (
          <Alert tone="caution" title={translate(foreignLinks.recovery.title)}>
            {translate(foreignLinks.recovery.description)}
          </Alert>
        ),
      })}
      footer={
        <>
          {labels.remembered} <TextButton onClick={() => onSignIn(values.email)}>{labels.signIn}</TextButton>
        </>
      }
    >
      <TextField {...field('email')} label={labels.email} type="email" autoComplete="email" required />
      <TextButton
        // Without an address, submitting shows what is missing, and sends nothing.
        onClick={() =>
          checkEmail(values.email) ? submit() : onEnterCode({ email: values.email.trim(), isSent: false })
        }
      >
        {labels.haveCode}
      </TextButton>
    </AuthForm>
  );
}
