import type { Activity } from './activity.ts';
import { formatDate } from './money.ts';
import { planName } from './plans.ts';
import { isProvider, providerNames } from './providers.ts';

/** The words of one language for what was changed. */
export interface ActivityLanguage {
  /** BCP 47. Names are listed in its way. */
  locale: string;
  /** Its nouns begin with a capital wherever they stand. */
  keepsCase?: true;
  labels: Readonly<Record<string, string>>;
  /** Stored values that are no words of their own. Others are told as they are stored. */
  values: Readonly<Record<string, string>>;
  verbs: Readonly<Record<'updated' | 'added' | 'removed', string>>;
  cancelled: string;
  resumed: string;
  signedIn: string;
  signedOut: string;
}

export const englishActivity: ActivityLanguage = {
  locale: 'en',
  labels: {
    full_name: 'Name',
    location: 'Location',
    description: 'Description',
    avatar_url: 'Picture',
    subscription_plan: 'Plan',
    subscription_status: 'Plan status',
    payment_method: 'Payment method',
    billing_interval: 'Billing interval',
    ends_at: 'End of the plan',
    email: 'Email address',
    profile: 'Profile',
    billing: 'Billing',
    password: 'Password',
    factor: 'Second factor',
    way: 'Way to sign in',
    language: 'Language',
    time_zone: 'Time zone',
    format_locale: 'Format of dates and numbers',
    hour_cycle: 'Clock',
    theme: 'Theme',
    preferences: 'Preferences',
  },
  values: {
    past_due: 'payment failed',
    canceled: 'cancelled',
    'Credit Card': 'Credit Card',
    month: 'monthly',
    year: 'yearly',
    automatic: 'automatic',
    h12: '12 hours',
    h23: '24 hours',
    en: 'English',
    de: 'Deutsch',
    ar: 'العربية',
  },
  verbs: { updated: 'changed', added: 'added', removed: 'removed' },
  cancelled: 'Plan cancelled',
  resumed: 'Plan resumed',
  signedIn: 'Signed in',
  signedOut: 'Signed out',
};

/** What happened, such as 'Location changed', and its values, such as 'Arlington → Lisbon'; '' where there are none. */
export interface ActivityWords {
  title: string;
  detail: string;
}

const maxCharacters = 80;
const clip = (text: string) => {
  const signs = Array.from(text.replace(/\s+/gu, ' ').trim());
  return signs.length > maxCharacters
    ? `${signs.slice(0, maxCharacters).join('').trimEnd()}…`
    : signs.join('');
};

/** Their stored values are no words of their own. */
const wordColumns: ReadonlySet<string> = new Set([
  'subscription_status',
  'payment_method',
  'billing_interval',
  'language',
  'time_zone',
  'format_locale',
  'hour_cycle',
  'theme',
]);

function valueOf(column: string, value: string, { values }: ActivityLanguage, locale?: string) {
  if (column === 'subscription_plan' && value) return planName(value);
  if (column === 'ends_at') return formatDate(value, locale);
  if (wordColumns.has(column)) return clip(values[value] ?? value);
  return clip(value);
}

/** A picture is no text, and a new description alone says enough. */
function detailOf(
  column: string,
  [before, after]: readonly [string, string],
  words: ActivityLanguage,
  locale?: string,
) {
  if (column === 'avatar_url') return '';
  const [was, is] = [valueOf(column, before, words, locale), valueOf(column, after, words, locale)];
  if (!was || !is || column === 'description') return is || was;
  return `${was} → ${is}`;
}

const verbOf = ([before, after]: readonly [string, string]) =>
  before === '' ? 'added' : after === '' ? 'removed' : 'updated';

/** 'Name, location, and picture': all but the first begin small. */
function listed(names: readonly string[], { locale, keepsCase }: ActivityLanguage) {
  const small = names.map((name, i) =>
    i === 0 || keepsCase ? name : name.charAt(0).toLowerCase() + name.slice(1),
  );
  return new Intl.ListFormat(locale).format(small);
}

/** Without a choice a preference is as the device has it, so that no choice is ever 'added' or 'removed'. */
const preferenceDetails = (details: Activity['details']): Activity['details'] =>
  Object.fromEntries(
    Object.entries(details).map(([column, [before, after]]) => [
      column,
      [before || 'automatic', after || 'automatic'] as const,
    ]),
  );

function changeWords(
  { subject, details }: Activity,
  words: ActivityLanguage,
  locale?: string,
): ActivityWords {
  const all = Object.entries(words.labels).flatMap(([column]) =>
    details[column] ? [[column, details[column]] as const] : [],
  );
  // Another plan ends at another time, which goes without saying.
  const changes = all.filter(([column]) => column !== 'ends_at' || !details['subscription_plan']);
  const [first] = changes;
  if (!first) return { title: `${words.labels[subject] ?? subject} ${words.verbs.updated}`, detail: '' };
  const parts = changes.map(([column, values]) => detailOf(column, values, words, locale)).filter(Boolean);
  if (changes.length === 1 && first[0] === 'ends_at' && verbOf(first[1]) !== 'updated')
    return { title: first[1][1] ? words.cancelled : words.resumed, detail: parts.join('') };
  const verbs = new Set(changes.map(([, values]) => verbOf(values)));
  const verb = verbs.size === 1 ? verbOf(first[1]) : 'updated';
  const names = changes.map(([column]) => words.labels[column] ?? column);
  return { title: `${listed(names, words)} ${words.verbs[verb]}`, detail: parts.join(' · ') };
}

/**
 * An entry in words. `locale`: of its dates, instead of the chosen one. `device`: names the device of a session that was ended,
 * from how its browser described itself. [U23]
 */
export function activityWords(
  entry: Activity,
  {
    words = englishActivity,
    locale,
    device,
  }: { words?: ActivityLanguage; locale?: string; device: (userAgent: string) => string },
): ActivityWords {
  const { subject, change, details } = entry;
  if (subject === 'profile' || subject === 'billing' || subject === 'email')
    return changeWords(entry, words, locale);
  if (subject === 'preferences')
    return changeWords({ ...entry, details: preferenceDetails(details) }, words, locale);
  if (subject === 'session' && change === 'added') return { title: words.signedIn, detail: '' };
  if (subject === 'session') {
    const ended = details['device']?.[0] ?? '';
    return { title: words.signedOut, detail: ended && device(ended) };
  }
  const provider = details['provider'];
  if (provider) {
    const name = provider[1] || provider[0];
    return {
      title: `${words.labels['way'] ?? 'way'} ${words.verbs[change]}`,
      detail: isProvider(name) ? providerNames[name] : clip(name),
    };
  }
  const [before = '', after = ''] = details['name'] ?? [];
  return {
    title: `${words.labels[subject] ?? subject} ${words.verbs[change]}`,
    detail: clip(after || before),
  };
}
