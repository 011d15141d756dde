import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { FormLayout } from '../../../ui/layout/FormLayout/FormLayout.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { words } from './FactorAgain.words.ts';
import { FactorCodeField } from './FactorCodeField.tsx';
import { LostDevice } from './LostDevice.tsx';
import { UnusableFactorText } from './UnusableFactor.tsx';
import { useFactorCode } from './useFactorCode.ts';

interface FactorAgainProps {
  /** No code can be asked for. */
  hasNoAuthenticatorApp: boolean;
  onSignOut: () => void;
}

/** The second step of 'Sign in again', after the password was right: the code of the second factor. [S4, U10] */
export function FactorAgain({ hasNoAuthenticatorApp, onSignOut }: FactorAgainProps) {
  const labels = useLabels('FactorAgain', words);
  if (!hasNoAuthenticatorApp) return <AskForCode onSignOut={onSignOut} />;
  return (
    <FormLayout
      label={labels.unusable}
      onSubmit={onSignOut}
      actions={
        <Button type="submit" tone="primary">
          {labels.signOut}
        </Button>
      }
    >
      <UnusableFactorText />
    </FormLayout>
  );
}

function AskForCode({ onSignOut }: { onSignOut: () => void }) {
  const labels = useLabels('FactorAgain', words);
  const { isSubmitting, submit, error, ...field } = useFactorCode();
  return (
    <FormLayout
      label={labels.title}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onSignOut} disabled={isSubmitting}>
            {labels.signOutInstead}
          </Button>
          <Button type="submit" tone="primary" loading={isSubmitting}>
            {isSubmitting ? labels.loading : labels.submit}
          </Button>
        </>
      }
    >
      {error !== undefined && <Alert tone="critical">{error}</Alert>}
      <FactorCodeField {...field} />
      <LostDevice />
    </FormLayout>
  );
}
