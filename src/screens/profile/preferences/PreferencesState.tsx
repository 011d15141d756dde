import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { preferences, usePreferences } from '../../shell/preferences/preferences.ts';
import { words } from './PreferencesState.words.ts';

/** What becomes of a choice: on its way, stored, or kept on this device until it can be stored. [U47] */
export function PreferencesState() {
  const labels = useLabels('PreferencesState', words);
  const { translate } = useLanguage();
  const { unsaved = {}, isSaving, failure } = usePreferences() ?? {};
  const isUnsaved = Object.keys(unsaved).length > 0;
  if (failure)
    return (
      <Alert
        tone={isUnsaved ? 'critical' : 'caution'}
        title={isUnsaved ? labels.notSaved : labels.notLoaded}
        action={<Button onClick={preferences.retry}>{labels.tryAgain}</Button>}
      >
        {translate(failure)}
      </Alert>
    );
  return (
    <div role="status">
      <Text tone="muted" size="small">
        {isSaving ? labels.saving : isSaving === undefined || isUnsaved ? '\u00A0' : labels.saved}
      </Text>
    </div>
  );
}
