import { dateTimeFormat, formatNumber } from '../../../services/formats.ts';
import { formatMoney } from '../../../services/money.ts';
import type { Preferences } from '../../../services/preferences.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Card } from '../../../ui/primitives/Card/Card.tsx';
import { Select } from '../../../ui/primitives/Select/Select.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { useClock } from '../../shell/clock.ts';
import { preferences, usePreferences } from '../../shell/preferences/preferences.ts';
import {
  asPreference,
  clockOptions,
  formatOptions,
  languageOptions,
  themeOptions,
  zoneOffset,
  zoneOptions,
} from './preferenceOptions.ts';
import { PreferencesState } from './PreferencesState.tsx';

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

const zoneHint = (offset: string) =>
  offset
    ? `Currently ${offset}. To find a city, open the list and type its name.`
    : 'This browser does not know this time zone and uses its own.';

/** How the user wants to read the app, on every device: each choice applies and is stored at once. [U47] */
export function PreferencesCard() {
  const { now } = useClock();
  const known = usePreferences();
  const at = new Date(now());
  const { language, timeZone, formatLocale, hourCycle, theme }: Partial<Preferences> = known?.shown ?? {};
  const choose = (name: keyof Preferences) => (value: string) =>
    preferences.choose(asPreference(name, value));

  return (
    <Card title="Preferences" level={3}>
      <Stack gap="lg">
        <Text tone="muted">
          {known?.isOnlyHere
            ? 'How you read dates, times and amounts on this device.'
            : 'How you read dates, times and amounts. What you choose follows you to your other devices.'}
        </Text>
        {languageOptions.length > 1 && (
          <Select
            label="Language"
            options={languageOptions}
            value={language ?? languageOptions[0]?.value}
            onChange={choose('language')}
          />
        )}
        <Select
          label="Time zone"
          options={zoneOptions(timeZone)}
          value={timeZone ?? ''}
          hint={zoneHint(zoneOffset(timeZone, at))}
          onChange={choose('timeZone')}
        />
        <Select
          label="Dates and numbers"
          options={formatOptions(formatLocale, at)}
          value={formatLocale ?? ''}
          onChange={choose('formatLocale')}
        />
        <Select label="Clock" options={clockOptions} value={hourCycle ?? ''} onChange={choose('hourCycle')} />
        <Select label="Theme" options={themeOptions} value={theme ?? ''} onChange={choose('theme')} />
        <Text numeric>{`For example: ${exampleOf(at)}`}</Text>
        <PreferencesState />
      </Stack>
    </Card>
  );
}
