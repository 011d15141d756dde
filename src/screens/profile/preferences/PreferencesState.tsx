import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { preferences, usePreferences } from '../../shell/preferences/preferences.ts';

/** What becomes of a choice: on its way, stored, or kept on this device until it can be stored. [U47] */
export function PreferencesState() {
  const { unsaved = {}, isSaving, failure } = usePreferences() ?? {};
  const isUnsaved = Object.keys(unsaved).length > 0;
  if (failure)
    return (
      <Alert
        tone={isUnsaved ? 'critical' : 'caution'}
        title={
          isUnsaved
            ? 'Your preferences apply on this device, and are not saved to your account yet.'
            : 'Your preferences could not be loaded from your account. This device’s settings are used.'
        }
        action={<Button onClick={() => preferences.choose({})}>Try again</Button>}
      >
        {failure}
      </Alert>
    );
  return (
    <div role="status">
      <Text tone="muted" size="small">
        {isSaving ? 'Saving...' : isSaving === undefined || isUnsaved ? '\u00A0' : 'Saved to your account.'}
      </Text>
    </div>
  );
}
