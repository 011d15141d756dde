import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { FormLayout } from '../../../ui/layout/FormLayout/FormLayout.tsx';
import { FactorCodeField } from './FactorCodeField.tsx';
import { LostDevice } from './LostDevice.tsx';
import { useFactorCode } from './useFactorCode.ts';

/** The second step of 'Sign in again', after the password was right: the code of the second factor. [S4, U10] */
export function FactorAgain({ onSignOut }: { onSignOut: () => void }) {
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
