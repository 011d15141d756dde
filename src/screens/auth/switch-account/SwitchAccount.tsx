import { useRef, useState } from 'react';
import { plain } from '../../../services/messages.ts';
import { withSupport } from '../../../services/withSupport.ts';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { FormLayout } from '../../../ui/layout/FormLayout/FormLayout.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';

export interface SwitchAccountProps {
  /** Who is signed in, and stays so unless the user switches. */
  from: string;
  /** Whose account the link opens. */
  to: string;
  /** The user stays; Escape and Close mean that too. */
  onStay: () => void;
}

/**
 * A link from a mail belongs to another account than the one that is signed in. Anybody can send such a link, so staying is
 * the safe answer and has the focus. Success shows itself: the other session arrives as an event. [S14]
 */
export function SwitchAccount({ from, to, onStay }: SwitchAccountProps) {
  const { auth, supportEmail } = useServices();
  const stay = useRef<HTMLButtonElement>(null);
  const [error, setError] = useState<string>();

  const { busy, submit } = useForm({}, {}, async () => {
    setError(undefined);
    const result = await auth.followLink();
    if (!result.ok) setError(withSupport(result.failure.message || plain.unexpected, supportEmail));
  });

  return (
    <Dialog
      open
      // Halfway there is no way back.
      onClose={() => busy || onStay()}
      title="Switch to another account?"
      description={`You are signed in as ${from}. The link you opened signs you in as ${to}.`}
      size="small"
      initialFocus={stay}
    >
      <FormLayout
        label="Switch to another account?"
        onSubmit={submit}
        actions={
          <>
            <Button type="submit" loading={busy}>
              {busy ? 'Switching...' : 'Switch account'}
            </Button>
            <Button ref={stay} tone="primary" onClick={onStay} disabled={busy}>
              Stay signed in
            </Button>
          </>
        }
      >
        {error !== undefined && <Alert tone="critical">{error}</Alert>}
        <Text tone="muted">
          If you did not ask for this link, stay signed in: somebody else may have sent it to you.
        </Text>
      </FormLayout>
    </Dialog>
  );
}
