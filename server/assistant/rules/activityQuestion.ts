// 'What did you change yesterday?': which changes a question is about, in English and German.

import type { ActivityQuery } from '../engine.ts';
import { periodIn } from './period.ts';
import { plain } from './plain.ts';
import type { Now } from './unitReadings.ts';

const agent = '(?:you|the (?:agent|assistant|ai|bot))';
const somebody = `(?:${agent}|i|we|somebody|someone|anybody|anyone)`;
const changed = '(?:change|changed|edit|edited|update|updated|modify|modified)';
const own =
  '(?:(?:my|the) )?(?:account|profile|name|location|description|picture|photo|plan|payment method|password|second factor|anything|something)';
const time =
  '(?:yesterday|today|lately|recently|(?:this|last) (?:week|month|year)|(?:in|on|with|to) my account)';
const agentDe = '(?:du|sie|der (?:agent|assistent))';
const somebodyDe = `(?:${agentDe}|ich|wir|jemand)`;
const changedDe = '(?:geaendert|veraendert|bearbeitet|aktualisiert)';

const questions: readonly RegExp[] = [
  new RegExp(`\\bwhat (?:all )?(?:did|have|has) ${somebody} (?:just |already |ever |last )?${changed}\\b`),
  new RegExp(`\\bwhat (?:did|have|has) ${agent} (?:just |already )?(?:do|done) ${time}`),
  new RegExp(`\\b(?:did|have|has) ${somebody} (?:just |already |ever )?${changed} ${own}\\b`),
  new RegExp(
    `\\b(?:was|were|has|have|did) ${own} (?:been |get |got )?(?:just |ever )?${changed}\\b(?! to\\b)`,
  ),
  /\bwhat(?: (?:was|were|is|has|have|got|has been|have been|all))* changed\b/,
  /\bwho (?:has )?changed\b/,
  new RegExp(`\\bwhen (?:was|did|has|have|were)\\b.{0,40}\\b${changed}\\b`),
  /\bwhen (?:did|was) i (?:last )?(?:sign(?:ed)?|log(?:ged)?)(?: |-)?in\b/,
  /\b(?:what|which) changes (?:did|have|were|was)\b/,
  new RegExp(`\\bwas (?:hast|habe|haben|hat) ${somebodyDe}\\b.*\\b${changedDe}\\b`),
  new RegExp(
    `\\bwas (?:hast|haben|hat) ${agentDe} (?:gestern|heute|zuletzt|diese woche|in meinem konto).*\\b(?:gemacht|getan)\\b`,
  ),
  new RegExp(`\\b(?:hast|habe|haben|hat) ${somebodyDe}\\b.*\\b${changedDe}\\b`),
  new RegExp(`\\bwas (?:wurde|ist|hat sich)\\b.*\\b${changedDe}\\b`),
  new RegExp(`\\b(?:wer|wann) (?:hat|habe|hast|haben|wurde|wurden)\\b.*\\b${changedDe}\\b`),
  /\bwann habe ich mich (?:zuletzt )?angemeldet\b/,
];

/** What was paid, and what the product changed, is not asked here. */
const others =
  /\b(?:pay|paid|payments?|price|prices|pricing|charged?|invoices?|zahlung\w*|bezahlt|preise?)\b/;

/** Whether these words ask what was changed in the account. */
export function asksForActivity(text: string): boolean {
  const words = plain(text);
  return (
    questions.some((question) => question.test(words)) && !others.test(words.replace(/payment method/g, ''))
  );
}

/** The columns and subjects by which somebody asks, as the database calls them. */
const abouts: readonly (readonly [RegExp, string])[] = [
  [/\b(?:passwords?|passwort)\b/, 'password'],
  [/\b(?:second factor|two.?factor|zweiter faktor|zweiten faktor)\b/, 'factor'],
  [/\b(?:sign(?:ed)?|log(?:ged)?)(?: |-)?(?:in|out)\b|\bangemeldet\b/, 'session'],
  [/\b(?:payment method|zahlungsmethode|zahlungsart)\b/, 'payment_method'],
  [/\b(?:location|ort|wohnort)\b/, 'location'],
  [/\b(?:description|beschreibung)\b/, 'description'],
  [/\b(?:picture|photo|bild|foto)\b/, 'avatar_url'],
  [/\b(?:name|namen)\b/, 'full_name'],
  [/\b(?:plan|tarif)\b/, 'subscription_plan'],
  [/\b(?:profile|profil)\b/, 'profile'],
];

const byAgent = new RegExp(
  `\\b(?:did|have|has) ${agent}\\b|\\bby ${agent}\\b|\\b(?:hast du|haben sie|hat der (?:agent|assistent))\\b`,
);
const byUser = /\b(?:did|have) (?:i|we)\b|\b(?:habe ich|haben wir)\b/;

/** Which changes these words ask for. */
export function activityQueryOf(text: string, given: Now): ActivityQuery {
  const words = plain(text);
  const about = abouts.find(([pattern]) => pattern.test(words))?.[1];
  const { since, until } = periodIn(text, given) ?? {};
  const by = byAgent.test(words) ? 'agent' : byUser.test(words) && about !== 'session' ? 'user' : undefined;
  return {
    ...(since && { since }),
    ...(until && { until }),
    ...(by && { by }),
    ...(about && { about }),
  };
}
