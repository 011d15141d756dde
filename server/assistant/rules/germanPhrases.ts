// German questions whose meaning their words give away, where the classifier goes wrong. The words are written as `plain` does.

import type { Filters } from './filters.ts';
import { languageOf } from './plain.ts';

const taken = '(?:kassiert|eingezogen|abgezogen|abgebucht|belastet|genommen|geholt)';
const rows = '(?:zahlungen|abbuchungen|buchungen|rechnungen|belastungen|transaktionen|ueberweisungen)';

/** 'Erzähl mir von meinem Tarif': of things of one's own. */
const tellsOf = (things: string) =>
  new RegExp(
    `^(?:bitte )?(?:(?:erzaehle?|sage?|berichte)(?: sie)?|(?:erzaehlen|sagen|berichten) sie|(?:kannst du|koennen sie))(?: (?:mir|uns|bitte|mal|doch|etwas|mehr|was|alles))* (?:von|ueber|zu) (?:mein|unser)(?:e|en|em|er)? (?:(?:aktuell|jetzig|letzt)en )?${things}(?: (?:bitte|erzaehlen|sagen|berichten))*$`,
  );

const intents: readonly (readonly [intent: string, pattern: RegExp])[] = [
  ['pay.last', new RegExp(`\\bwann\\b.*\\b(?:zuletzt|das letzte mal)\\b.*\\b${taken}\\b`)],
  [
    'pay.list',
    new RegExp(
      `^(?:ich |wir )?(?:braeuchte|brauche|benoetige|haette gerne?) (?:bitte )?(?:die|alle|meine) ${rows}\\b`,
    ),
  ],
  ['plan.mine', tellsOf('(?:plan|tarif|abo|abonnement|paket|vertrag|mitgliedschaft)')],
  ['pay.list', tellsOf(rows)],
  ['pay.sum', /^(?:was|wieviel)\b.*\b(?:ueberwiesen|abgedrueckt)\b/],
  [
    'pay.refund',
    /\b(?:verlange|fordere|will|moechte|bekomme|bestehe|moeglichkeit|anspruch|haette)\b.*\b(?:rueckzahlung|rueckerstattung|erstattung)\b/,
  ],
  [
    'account.delete',
    /\b(?:werde|kriege?|bekomme?) (?:ich )?(?:mein|das|meinen|den) (?:konto|account|profil)\b.*\blos\b/,
  ],
];
/** A day or a week has its payments rather than a sum. */
const paidThen = /^(?:was|welche betraege) (?:habe?|haben) (?:ich|wir)\b.*\b(?:be|ge)zahlt$/;

/** The intent of these words; undefined where they are not German, or give nothing away. */
export function germanPhrase(said: string, { period }: Filters): string | undefined {
  if (languageOf(said) !== 'de') return undefined;
  const intent = intents.find(([, pattern]) => pattern.test(said))?.[0];
  if (intent) return intent;
  const isShort =
    period?.named.kind === 'in' && (period.named.unit.kind === 'week' || period.named.unit.kind === 'day');
  return isShort && paidThen.test(said) ? 'pay.list' : undefined;
}

const ours =
  /tarif|abo(?:nnement|s)?$|plan$|vertrag$|mitgliedschaft|subscription|paket|version|konto|account|pro|enterprise|free|zahlung|karte|profil|sitzung|namen?$|ort$|stadt$|beschreibung|bild|foto|passwort|adresse|mail|anschrift|premium|bank|iban|kuendigung|design|sprache|theme/;
/** What somebody has elsewhere, though it ends like ours: 'Handyvertrag', 'Netflix-Abo'. */
const elsewhere =
  /(?:handy|mobilfunk|internet|miet|strom|gas|fitness|zeitungs?|zeitschriften|netflix|spotify|amazon|bahn|telefon|arbeits?|versicherungs?|bauspar|kauf|leih|leasing|wartungs?)-?(?:vertrag|abo|abonnement|anbieter|konto|tarif|karte|plan|mitgliedschaft)/;
const order =
  /^(?:(?:bitte|hallo|hey|und|dann|jetzt|kannst du|koennen sie|ich (?:will|moechte)) )*(?:kuendige?|kuendigen sie|storniere?|stornieren sie|beende|beenden sie|wechsle?|wechseln sie|loesche?|loeschen sie|aendere?)(?: bitte)? (?:mein|meine|meinen|unser|unsere|unseren) ([\p{L}-]+)/u;

/** Whether a thing is to be cancelled or changed that is none of the account's, such as 'Kündige meinen Handyvertrag'. */
export function isForeignOrder(said: string): boolean {
  if (elsewhere.test(said)) return true;
  const [, thing] = order.exec(said) ?? [];
  return thing !== undefined && thing.length > 4 && !ours.test(thing) && !/e[nrsm]?$/.test(thing);
}
