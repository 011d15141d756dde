// What was changed in the account, in the assistant's words.

import type { Activity } from '../../../src/services/activity.ts';
import { activityWords, type ActivityLanguage } from '../../../src/services/activityWords.ts';
import { deviceName } from '../../../src/services/deviceName.ts';
import { activityQueryOf } from './activityQuestion.ts';
import type { Answering } from './answer.ts';
import { day, quote, type Format } from './figures.ts';

/** As the interface says it, except that a plan is cancelled in another word than a payment. */
export const germanActivity: ActivityLanguage = {
  locale: 'de',
  labels: {
    full_name: 'Name',
    location: 'Ort',
    description: 'Beschreibung',
    avatar_url: 'Bild',
    subscription_plan: 'Tarif',
    subscription_status: 'Status des Tarifs',
    payment_method: 'Zahlungsart',
    billing_interval: 'Abrechnungszeitraum',
    ends_at: 'Ende des Tarifs',
    email: 'E-Mail-Adresse',
    profile: 'Profil',
    billing: 'Abrechnung',
    password: 'Passwort',
    factor: 'Zweiter Faktor',
    way: 'Weg zur Anmeldung',
    language: 'Sprache',
    time_zone: 'Zeitzone',
    format_locale: 'Format von Datum und Zahlen',
    hour_cycle: 'Uhr',
    theme: 'Design',
    preferences: 'Einstellungen',
  },
  keepsCase: true,
  values: {
    active: 'aktiv',
    past_due: 'Zahlung fehlgeschlagen',
    canceled: 'gekündigt',
    month: 'monatlich',
    year: 'jährlich',
    automatic: 'automatisch',
    h12: '12 Stunden',
    h23: '24 Stunden',
    'Credit Card': 'Kreditkarte',
    en: 'English',
    de: 'Deutsch',
    ar: 'العربية',
    light: 'hell',
    dark: 'dunkel',
  },
  verbs: { updated: 'geändert', added: 'hinzugefügt', removed: 'entfernt' },
  cancelled: 'Tarif gekündigt',
  resumed: 'Kündigung zurückgenommen',
  signedIn: 'Angemeldet',
  signedOut: 'Abgemeldet',
};

const texts = {
  en: {
    none: 'No record of changes is kept here.',
    nothing: { all: 'I found no such change in your account.', agent: 'I found nothing that I changed.' },
    intro: { all: 'This was changed in your account:', agent: 'I changed this, each time after your yes:' },
    by: { user: 'by you', agent: 'by me, you said yes', service: '' },
    more: (count: string) => `And ${count} more, on the page [[Account]] under [[Activity]].`,
  },
  de: {
    none: 'Über Änderungen wird hier nichts aufgezeichnet.',
    nothing: {
      all: 'Eine solche Änderung finde ich in Ihrem Konto nicht.',
      agent: 'Ich finde nichts, das ich geändert habe.',
    },
    intro: {
      all: 'Das wurde in Ihrem Konto geändert:',
      agent: 'Das habe ich geändert, jeweils nach Ihrem Ja:',
    },
    by: { user: 'von Ihnen', agent: 'von mir, nach Ihrem Ja', service: '' },
    more: (count: string) => `Und ${count} weitere, auf der Seite [[Account]] unter [[Activity]].`,
  },
} as const;

function line(entry: Activity, format: Format) {
  const { title, detail } = activityWords(entry, {
    ...(format.language === 'de' && { words: germanActivity }),
    locale: format.locale,
    device: (userAgent) => deviceName(userAgent).name,
  });
  const what = detail ? `${quote(title)} (${quote(detail)})` : quote(title);
  const device = entry.userAgent && deviceName(entry.userAgent).name;
  const facts = [what, texts[format.language].by[entry.actor], device].filter(Boolean).join(', ');
  return `- ${day(entry.happenedAt, format)}: ${facts}`;
}

/** The newest changes that the question asks for. */
export async function activityAnswer(
  question: string,
  { reader, signal, format, now }: Answering,
): Promise<string> {
  const words = texts[format.language];
  const query = activityQueryOf(question, { now, timeZone: format.timeZone, language: format.locale });
  const found = await reader.activity?.({ ...query, limit: 10 }, signal);
  if (!found) return words.none;
  const who = query.by === 'agent' ? 'agent' : 'all';
  if (found.rows.length === 0) return words.nothing[who];
  const left = found.count - found.rows.length;
  return [
    words.intro[who],
    found.rows.map((entry) => line(entry, format)).join('\n'),
    ...(left > 0 ? [words.more(new Intl.NumberFormat(format.locale).format(left))] : []),
  ].join('\n\n');
}
