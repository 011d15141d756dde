// What can be chosen, and how it looks.
import type { Preferences } from '../../../services/preferences.ts';
import { fill } from '../../../ui/fill.ts';
import type { SelectGroup, SelectOption } from '../../../ui/primitives/Select/Select.tsx';
import type { words } from './preferenceOptions.words.ts';
import { zoneLabel } from './zoneLabel.ts';

type Labels = typeof words;

/** The regions in whose way dates and numbers are written, by the language around them. */
const formatRegions: Readonly<Record<string, readonly string[]>> = {
  ar: ['AE', 'DZ', 'EG', 'IQ', 'JO', 'LB', 'MA', 'SA', 'TN'],
  de: ['AT', 'CH', 'DE'],
  en: ['AT', 'AU', 'CA', 'CH', 'DE', 'GB', 'IN', 'SE', 'US', 'ZA'],
};

/** A stored value that is not in the list, such as one of another language or of a newer version, is added to it. */
const withChosen = <Option extends SelectOption>(
  options: readonly Option[],
  chosen: string | null | undefined,
  labelOf = (value: string) => value,
) =>
  chosen && options.every(({ value }) => value !== chosen)
    ? [...options, { value: chosen, label: labelOf(chosen) }]
    : options;

/** The name of a language and region, such as 'New Zealand English', in the language of `locale`. */
function languageName(tag: string, locale: string) {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag.replace(/-u-.*$/, '')) ?? tag;
  } catch {
    // This browser does not understand it.
    return tag;
  }
}

/** `locale`: the one of the words around the list, whose language the formats have too. */
export function formatOptions(
  chosen: string | null | undefined,
  at: Date,
  locale: string,
  labels: Labels,
): readonly SelectOption[] {
  const [language = 'en'] = locale.split('-');
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const places = (formatRegions[language] ?? [])
    .map((region) => {
      // The digits are those of the words, as everywhere. [W1]
      const value = `${language}-${region}${language === 'ar' ? '-u-nu-latn' : ''}`;
      const date = new Intl.DateTimeFormat(value, { dateStyle: 'medium' }).format(at);
      const place = regions.of(region) ?? region;
      return { value, label: `${place}: ${date}, ${new Intl.NumberFormat(value).format(1234.5)}` };
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return [
    { value: '', label: labels.automaticFormats },
    ...withChosen(places, chosen, (tag) => languageName(tag, locale)),
  ];
}

export const clockOptions = (labels: Labels): readonly SelectOption[] => [
  { value: '', label: labels.automatic },
  { value: 'h12', label: labels.h12 },
  { value: 'h23', label: labels.h23 },
];

export const themeOptions = (labels: Labels): readonly SelectOption[] => [
  { value: '', label: labels.system },
  { value: 'light', label: labels.light },
  { value: 'dark', label: labels.dark },
];

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

export function zoneOptions(
  chosen: string | null | undefined,
  locale: string,
  labels: Labels,
): readonly (SelectOption | SelectGroup)[] {
  knownZones ??= zonesByContinent();
  const isKnown = knownZones.some(({ options }) => options.some(({ value }) => value === chosen));
  const device = new Intl.DateTimeFormat(locale).resolvedOptions().timeZone;
  const continents: Readonly<Record<string, string>> = labels;
  return [
    { value: '', label: fill(labels.automaticZone, { zone: zoneLabel(device) }) },
    ...withChosen([{ value: 'UTC', label: 'UTC' }], isKnown ? null : chosen),
    ...knownZones.map(({ label, options }) => ({ label: continents[label] ?? label, options })),
  ];
}

/** How far the clocks of a time zone are from UTC at a moment, such as 'GMT+5:45'; '' for one that this browser does not know. */
export function zoneOffset(zone: string | null | undefined, at: Date, locale: string): string {
  try {
    const parts = new Intl.DateTimeFormat(locale, {
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
