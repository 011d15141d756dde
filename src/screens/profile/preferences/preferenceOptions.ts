// What can be chosen, and how it looks.
import type { Preferences } from '../../../services/preferences.ts';
import type { SelectGroup, SelectOption } from '../../../ui/primitives/Select/Select.tsx';

/** Languages of the interface. With a second one the card offers the choice. */
export const languageOptions: readonly SelectOption[] = [{ value: 'en', label: 'English' }];

/** In whose way dates and numbers are written. All of them in English, which is the language around them. */
const formatPlaces: readonly (readonly [locale: string, place: string])[] = [
  ['en-AU', 'Australia'],
  ['en-AT', 'Austria'],
  ['en-CA', 'Canada'],
  ['en-DE', 'Germany'],
  ['en-IN', 'India'],
  ['en-ZA', 'South Africa'],
  ['en-SE', 'Sweden'],
  ['en-CH', 'Switzerland'],
  ['en-GB', 'United Kingdom'],
  ['en-US', 'United States'],
];

/** A stored value that is not in the list, such as one of a newer version, is shown as it is. */
const withChosen = <Option extends SelectOption>(
  options: readonly Option[],
  chosen: string | null | undefined,
) =>
  chosen && options.every(({ value }) => value !== chosen)
    ? [...options, { value: chosen, label: chosen }]
    : options;

export function formatOptions(chosen: string | null | undefined, at: Date): readonly SelectOption[] {
  const places = formatPlaces.map(([value, place]) => {
    const date = new Intl.DateTimeFormat(value, { dateStyle: 'medium' }).format(at);
    return { value, label: `${place}: ${date}, ${new Intl.NumberFormat(value).format(1234.5)}` };
  });
  return [{ value: '', label: 'Automatic (this device)' }, ...withChosen(places, chosen)];
}

export const clockOptions: readonly SelectOption[] = [
  { value: '', label: 'Automatic' },
  { value: 'h12', label: '12 hours' },
  { value: 'h23', label: '24 hours' },
];

export const themeOptions: readonly SelectOption[] = [
  { value: '', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Cities that browsers still list by a former name. */
const newNames: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Faeroe: 'Faroe',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/** 'America/Argentina/Buenos_Aires' is 'Buenos Aires (Argentina)': whoever types a city into the list finds it. */
function zoneLabel(zone: string) {
  const [, ...places] = zone.replaceAll('_', ' ').split('/');
  const [listed = zone, ...around] = places.toReversed();
  const city = newNames[listed] ?? listed;
  return around.length > 0 ? `${city} (${around.join(', ')})` : city;
}

let knownZones: readonly SelectGroup[] | undefined;

/** The time zones that this browser knows, by continent. They are several hundred, so the list is made once. */
function zonesByContinent(): readonly SelectGroup[] {
  const groups = new Map<string, SelectOption[]>();
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const [continent = '', place] = zone.split('/');
    if (place !== undefined)
      groups.set(continent, [...(groups.get(continent) ?? []), { value: zone, label: zoneLabel(zone) }]);
  }
  return [...groups].map(([label, options]) => ({
    label,
    options: options.toSorted((a, b) => a.label.localeCompare(b.label)),
  }));
}

export function zoneOptions(chosen: string | null | undefined): readonly (SelectOption | SelectGroup)[] {
  knownZones ??= zonesByContinent();
  const isKnown = knownZones.some(({ options }) => options.some(({ value }) => value === chosen));
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [
    { value: '', label: `Automatic (this device: ${zoneLabel(device)})` },
    ...withChosen([{ value: 'UTC', label: 'UTC' }], isKnown ? null : chosen),
    ...knownZones,
  ];
}

/** How far the clocks of a time zone are from UTC at a moment, such as 'GMT+5:45'; '' for one that this browser does not know. */
export function zoneOffset(zone: string | null | undefined, at: Date): string {
  try {
    const parts = new Intl.DateTimeFormat('en', {
      timeZoneName: 'shortOffset',
      ...(zone && { timeZone: zone }),
    }).formatToParts(at);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}

/** What a select gives, as a preference: the empty string leaves it to the device. */
export const asPreference = <Name extends keyof Preferences>(name: Name, value: string) =>
  ({ [name]: value || null }) as Pick<Preferences, Name>;
