// The app's dates, times, numbers and amounts are formatted here, as the user has chosen. The components of src/ui import nothing
// from here: they write their numbers in the `numberLocale` of LabelsProvider, which the app sets to `formatLocale()`. [U40]

/** What the user has chosen. What is absent, or unknown to this browser, is as the page's language and the device have it. */
export interface ChosenFormats {
  /** A name of the IANA database. */
  timeZone?: string | null | undefined;
  /** The BCP 47 tag in whose way dates and numbers are written. */
  formatLocale?: string | null | undefined;
  hourCycle?: 'h12' | 'h23' | null | undefined;
}

/** What `Intl` is given: undefined leaves it to the device. */
let chosen: { timeZone?: string | undefined; hourCycle?: 'h12' | 'h23' | undefined } = {};
let chosenLocale: string | undefined;
let languageLocale: string | undefined;

/** Made formats are kept, because making one takes longer than drawing a row of a table. */
const made = new Map<string, unknown>();

function kept<Format>(kind: string, options: object, locale: string | undefined, make: () => Format) {
  const name = kind + locale + JSON.stringify(options);
  const format = (made.get(name) as Format | undefined) ?? make();
  made.set(name, format);
  return format;
}

/** `Intl` throws at a name that it does not know. */
function known(value: string | null | undefined, format: (value: string) => unknown) {
  try {
    if (value && format(value)) return value;
  } catch {
    // Another device knows it.
  }
  return undefined;
}

/** From now on everything is formatted in this way. */
export function setFormats({ timeZone, formatLocale: locale, hourCycle }: ChosenFormats) {
  made.clear();
  chosen = {
    timeZone: known(timeZone, (value) => new Intl.DateTimeFormat('en', { timeZone: value })),
    hourCycle: hourCycle ?? undefined,
  };
  chosenLocale = known(locale, (value) => new Intl.NumberFormat(value));
}

/** In whose way everything is written where the user has chosen none: that of the page's words. Undefined: the device's. [W8] */
export const setLanguageLocale = (locale: string | undefined) => (languageLocale = locale);

/** The chosen locale, else that of the page's words; undefined for the device's. */
export const formatLocale = () => chosenLocale ?? languageLocale;

/** The chosen time zone; undefined for the device's. */
export const formatTimeZone = () => chosen.timeZone;

/** The locale itself, or the page's where somebody has given what is none, such as 'de_DE'. */
const tag = (locale: string | undefined) => known(locale, Intl.getCanonicalLocales) ?? formatLocale();

/** A format in the chosen time zone. `locale`: instead of `formatLocale`. */
export const dateTimeFormat = (options: Intl.DateTimeFormatOptions, locale = formatLocale()) =>
  kept(
    'd',
    options,
    locale,
    () => new Intl.DateTimeFormat(tag(locale), { ...(chosen as object), ...options }),
  );

/** A format of numbers. `locale`: instead of `formatLocale`. */
export const numberFormat = (options: Intl.NumberFormatOptions = {}, locale = formatLocale()) =>
  kept('n', options, locale, () => new Intl.NumberFormat(tag(locale), options));

/** A number such as '1,234'. */
export const formatNumber = (value: number) => numberFormat().format(value);

/** Such as 'Nov 24, 2026, 10:43 AM'; '' for what is no time. */
export function formatTime(iso: string, options: Intl.DateTimeFormatOptions, locale?: string) {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? '' : dateTimeFormat(options, locale).format(time);
}
