import { useRef, useState } from 'react';
import { errorMessages } from '../../../services/messages.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { FormLayout } from '../../../ui/layout/FormLayout/FormLayout.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { fill } from '../../../ui/fill.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';
import { words } from './SwitchAccount.words.ts';

export interface SwitchAccountProps {
  /** The email of the user who is signed in. */
  currentEmail: string;
  /** The email of the account that the link signs in to. */
  linkEmail: string;
  /** The user keeps the present account; Escape and the close button mean that too. */
  onStay: () => void;
}

/**
 * Asks what to do with a link from a mail that belongs to another account than the one that is signed in. Anybody can send
 * such a link, so staying is the safe answer and has the focus. It does not navigate on success: the other session arrives as
 * an event. [S14]
 */
export function SwitchAccount({ currentEmail, linkEmail, onStay }: SwitchAccountProps) {
  const labels = useLabels('SwitchAccount', words);
  const { translate } = useLanguage();
  const { auth, supportEmail } = useServices();
  const stay = useRef<HTMLButtonElement>(null);
  const [error, setError] = useState<string>();

  const { isSubmitting, submit } = useForm({}, {}, async () => {
    setError(undefined);
    const result = await auth.followLink();
    if (!result.ok)
      setError(withSupportEmail(result.failure.message || errorMessages.unexpected, supportEmail));
  });

  return (
    <Dialog
      open
      // A switch that is on its way cannot be cancelled.
      onClose={() => isSubmitting || onStay()}
      title={labels.title}
      description={fill(labels.description, { current: currentEmail, other: linkEmail })}
      size="small"
      initialFocus={stay}
    >
      <FormLayout
        label={labels.title}
        onSubmit={submit}
        actions={
          <>
            <Button type="submit" loading={isSubmitting}>
              {isSubmitting ? labels.loading : labels.submit}
            </Button>
            <Button ref={stay} tone="primary" onClick={onStay} disabled={isSubmitting}>
              {labels.stay}
            </Button>
          </>
        }
      >
        {error !== undefined && <Alert tone="critical">{translate(error)}</Alert>}
        <Text tone="muted">{labels.warning}</Text>
      </FormLayout>
    </Dialog>
  );
}
