import { dateTimeFormat, formatNumber } from '../../../services/formats.ts';
import { formatMoney } from '../../../services/money.ts';
import type { Preferences } from '../../../services/preferences.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { fill } from '../../../ui/fill.ts';
import { Card } from '../../../ui/primitives/Card/Card.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Select } from '../../../ui/primitives/Select/Select.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { useClock } from '../../shell/clock.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { preferences, usePreferences } from '../../shell/preferences/preferences.ts';
import {
  asPreference,
  clockOptions,
  formatOptions,
  themeOptions,
  zoneOffset,
  zoneOptions,
} from './preferenceOptions.ts';
import { LanguagePreference } from './LanguagePreference.tsx';
import { PreferencesState } from './PreferencesState.tsx';
import { words as optionWords } from './preferenceOptions.words.ts';
import { words } from './PreferencesCard.words.ts';

/** Whatever can be written in more than one way. */
const exampleOf = (at: Date) => {
  const time = dateTimeFormat({
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
  return `${time} · ${formatNumber(1234.5)} · ${formatMoney(29, 'USD')}`;
};

/** How the user wants to read the app, on every device: each choice applies and is stored at once. [U47] */
export function PreferencesCard() {
  const labels = useLabels('PreferencesCard', words);
  const optionLabels = useLabels('preferenceOptions', optionWords);
  const { locale } = useLanguage();
  const { now } = useClock();
  const known = usePreferences();
  const at = new Date(now());
  const { timeZone, formatLocale, hourCycle, theme }: Partial<Preferences> = known?.shown ?? {};
  const offset = zoneOffset(timeZone, at, locale);
  const choose = (name: keyof Preferences) => (value: string) =>
    preferences.choose(asPreference(name, value));

  return (
    <Card title={labels.title} level={3}>
      <Stack gap="lg">
        <Text tone="muted">{known?.isOnlyHere ? labels.onlyHere : labels.everywhere}</Text>
        <LanguagePreference label={labels.language} />
        <Select
          label={labels.timeZone}
          options={zoneOptions(timeZone, locale, optionLabels)}
          value={timeZone ?? ''}
          hint={offset ? fill(labels.zoneHint, { offset }) : labels.zoneUnknown}
          onChange={choose('timeZone')}
        />
        <Select
          label={labels.formats}
          options={formatOptions(formatLocale, at, locale, optionLabels)}
          value={formatLocale ?? ''}
          onChange={choose('formatLocale')}
        />
        <Select
          label={labels.clock}
          options={clockOptions(optionLabels)}
          value={hourCycle ?? ''}
          onChange={choose('hourCycle')}
        />
        <Select
          label={labels.theme}
          options={themeOptions(optionLabels)}
          value={theme ?? ''}
          onChange={choose('theme')}
        />
        <Text numeric>{fill(labels.example, { example: exampleOf(at) })}</Text>
        <PreferencesState />
      </Stack>
    </Card>
  );
}
