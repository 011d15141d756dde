import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { FormLayout } from '../../../ui/layout/FormLayout/FormLayout.tsx';
import { FactorCodeField } from './FactorCodeField.tsx';
import { LostDevice } from './LostDevice.tsx';
import { UnusableFactorText } from './UnusableFactor.tsx';
import { useFactorCode } from './useFactorCode.ts';

interface FactorAgainProps {
  /** No code can be asked for. */
  hasNoApp: boolean;
  onSignOut: () => void;
}

/** The second step of 'Sign in again', after the password was right: the code of the second factor. [S4, U10] */
export const FactorAgain = ({ hasNoApp, onSignOut }: FactorAgainProps) =>
  hasNoApp ? (
    <FormLayout
      label="You cannot sign in here"
      onSubmit={onSignOut}
      actions={
        <Button type="submit" tone="primary">
          Sign out
        </Button>
      }
    >
      <UnusableFactorText />
    </FormLayout>
  ) : (
    <AskForCode onSignOut={onSignOut} />
  );

function AskForCode({ onSignOut }: { onSignOut: () => void }) {
  const { isSubmitting, submit, error, ...field } = useFactorCode();
  return (
    <FormLayout
      label="Enter your code"
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onSignOut} disabled={isSubmitting}>
            Sign out instead
          </Button>
          <Button type="submit" tone="primary" loading={isSubmitting}>
            {isSubmitting ? 'Checking...' : 'Continue'}
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
