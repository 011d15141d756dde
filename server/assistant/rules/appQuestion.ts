// 'Which devices am I signed in on?': questions about what the app's own pages do, in English and German. Their words give
// them away, so that no classifier is asked.

import { tokensOf } from './plain.ts';

/** What payments and plans are asked about is answered elsewhere: 'Does Pro have two-factor authentication?'. */
const others =
  /\b(?:pay|paid|payments?|invoices?|receipts?|transactions?|bills?|costs?|plans?|pro|enterprise|zahl\w*|bezahl\w*|rechnung\w*|beleg\w*|quittung\w*|kostet|tarife?n?|abos?)\b/;

const data =
  '(?:my (?:personal |own |account |whole )?(?:data|information|account)|(?:my|the) (?:personal |account )data|everything about me)';
const dataDe = '(?:meiner?n?|der|die|aller?) (?:persoenlichen |eigenen |gespeicherten )?(?:daten|kontodaten)';

const exportsData: readonly RegExp[] = [
  new RegExp(
    `\\b(?:export|download|back up|copy of|extract|take out|send me)(?: a| me| an| the| copy| of| all)* ${data}\\b`,
  ),
  new RegExp(`\\b(?:copy|export|download|backup) of (?:all (?:of )?)?${data}\\b`),
  /\b(?:data (?:export|download|takeout)|export data|download data)\b/,
  new RegExp(`\\b(?:exportier\\w*|kopie|export|download|sicherung) (?:bitte |von |all )*${dataDe}\\b`),
  new RegExp(
    `\\b${dataDe}\\b.*\\b(?:herunter|runter|herunterladen|runterladen|exportieren|export|sichern)\\b`,
  ),
  /\bdaten (?:bitte )?(?:herunterladen|runterladen|exportieren)\b|\b(?:datenexport|datenauskunft|datenkopie)\b/,
];

const secondFactor =
  /\b(?:2fa|mfa|totp|(?:two|2|second|multi)[- ]?factor\w*|(?:two|2|multi)[- ]?step (?:auth\w*|verification|sign[- ]?in|log[- ]?in)|authenticators?|authenticator-?apps?|(?:zwei|2|mehr)[- ]?faktor[-\w]*|(?:zwei|2|mehr)[- ]?(?:schritt|stufen)[- ]?(?:auth|anmeld|verifizier|bestaetig)\w*|zweite[rn]? faktor|authentifizierungs-?apps?)\b/;

const device = '(?:devices?|sessions?|computers?|phones?|laptops?|browsers?)';
const deviceDe = '(?:geraete?n?|sitzung(?:en)?|computer|handys?|rechner|browser)';
const signedIn = '(?:signed|logged)[- ]?(?:in|on)';

const devices: readonly RegExp[] = [
  new RegExp(`\\b(?:which|what|how many) ${device}\\b.*\\b${signedIn}\\b`),
  /\b(?:which|what|how many) (?:devices|sessions)\b.*\b(?:active|open|i|my)\b/,
  new RegExp(`\\bwhere(?: else)? (?:am i|i am|is my account|have i been)\\b.*\\b${signedIn}\\b`),
  new RegExp(`\\bam i (?:still |also )?${signedIn} (?:on|in|at)? ?(?:any|an|a|some)? ?(?:other|else|where)`),
  new RegExp(
    `\\b(?:show|list|see|view|manage)(?: me)?(?: all)?(?: my| the| of)*(?: active| ${signedIn}| other)? (?:devices|sessions)\\b`,
  ),
  new RegExp(`^(?:my |active |all )*(?:devices|sessions)$`),
  new RegExp(
    `\\b(?:(?:sign|log)(?:ing)?(?: me)? (?:out|off)|kick|end|close|terminate|revoke|remove|disconnect)\\b.*\\b(?:other|another|old|lost|stolen|one|single) (?:active )?${device}\\b`,
  ),
  new RegExp(`\\b(?:sign|log) (?:out|off) (?:of )?(?:my|the) (?:phone|laptop|computer|tablet)$`),
  new RegExp(`\\b(?:welche[nrs]?|wieviele[n]?) ${deviceDe}\\b.*\\b(?:angemeldet|eingeloggt|aktiv|offen)\\b`),
  /\bwo (?:ueberall |noch |sonst )*(?:bin ich|ist mein konto)\b.*\b(?:angemeldet|eingeloggt)\b/,
  new RegExp(
    `\\b(?:zeig\\w*|liste)(?: mir)?(?: bitte)?(?: alle)?(?: meine| die)?(?: angemeldeten| aktiven)? (?:geraete|sitzungen)\\b`,
  ),
  new RegExp(`^(?:meine |aktive |alle |angemeldete )*(?:geraete|sitzungen)$`),
  new RegExp(
    `\\b(?:andere[nrs]?|weitere[nrs]?|uebrigen|alte[nrs]?|verlorene[nrs]?|gestohlene[nrs]?) ${deviceDe}\\b.*\\b(?:abmelden|ausloggen|beenden|trennen)\\b`,
  ),
  new RegExp(
    `\\b(?:melde\\w*|logg\\w*|beende\\w*)\\b.*\\b(?:andere[nrs]?|weitere[nrs]?|uebrigen|alte[nrs]?|verlorene[nrs]?) ${deviceDe}\\b`,
  ),
];

const ask = '(?:(?:please|can you|could you|would you|i want to|i would like to|let me|now|just) )*';
const askDe = '(?:(?:bitte|kannst du|koennen sie|ich will|ich moechte|jetzt|mal) )*';
const paymentsPage =
  '(?:payments?(?: (?:page|list|screen|view|section|history))?|(?:page|list|history) (?:of|with) (?:my |the |all )?payments)';
const paymentsPageDe =
  '(?:zahlungen|zahlungsseite|zahlungsuebersicht|zahlungsliste|zahlungshistorie|zahlungsverlauf|(?:seite|liste)(?: mit)?(?: den| meinen| der)? zahlungen)';
const withArticle = '(?:(?:my|the|die|den|der|meine[nr]?|zu|zur) )*';

/** 'Open payments' wants the page, and 'my open payments' wants what is not paid. */
const openPayments: readonly RegExp[] = [
  new RegExp(
    `^${ask}(?:open(?: up)?|go(?: back)? to|take me to|bring me to|bring up|get me to|navigate to|jump to|switch to|visit) ${withArticle}${paymentsPage}(?: for me)?(?: please)?$`,
  ),
  new RegExp(
    `^${ask}(?:show|show me|see|view|display) ${withArticle}(?:payments? (?:page|screen|section))(?: please)?$`,
  ),
  new RegExp(`^${withArticle}payments? (?:page|screen|section)(?: please)?$`),
  new RegExp(`^where (?:is|are|do i find|can i find|can i see|do i see) ${withArticle}${paymentsPage}$`),
  new RegExp(
    `^${askDe}(?:oeffnen?|geh(?:e)?(?: zurueck)?|bring(?:e)? mich|fuehr(?:e)? mich|wechs(?:le|el)|spring(?:e)?)(?: bitte| mal)? ${withArticle}${paymentsPageDe}(?: bitte)?$`,
  ),
  new RegExp(
    `^${askDe}zeig(?:e|en sie)?(?: mir)?(?: bitte)? ${withArticle}(?:zahlungsseite|seite (?:mit den |der )?zahlungen)(?: bitte)?$`,
  ),
  new RegExp(`^${askDe}(?:zu|zur) ${withArticle}${paymentsPageDe}(?: bitte)?$`),
  new RegExp(`^${askDe}${withArticle}${paymentsPageDe} oeffnen(?: bitte)?$`),
  new RegExp(`^wo (?:ist|sind|finde ich|sehe ich) ${withArticle}${paymentsPageDe}$`),
];

const change =
  '(?:that|this|it|(?:the|my|that|this)(?: last| latest)? (?:change|edit|update)|what you(?: just)? (?:did|changed))';
const changeDe = '(?:das|es|dies|(?:die|meine|diese) (?:letzte )?aenderung)';
const asHow = '(?:how (?:do|can) (?:i|you) |can (?:i|we) )?';
const asHowDe = '(?:wie )?(?:(?:kann|mache?) ich )?';

const undoes: readonly RegExp[] = [
  new RegExp(
    `^(?:no |oops )?${ask}${asHow}(?:undo|revert|roll back)(?: ${change})?(?: please| again| for me)?$`,
  ),
  new RegExp(
    `^(?:no |oops )?${ask}${asHow}(?:change|put|set|turn|roll|take|switch) ${change} back(?: please| again)?$`,
  ),
  new RegExp(`^${ask}${asHow}(?:take|roll|change) back ${change}(?: please)?$`),
  new RegExp(
    `^(?:nein )?${askDe}${asHowDe}(?:mach\\w* )?(?:sie )?(?:bitte )?(?:${changeDe} )?(?:bitte |wieder )*rueckgaengig(?: machen)?(?: bitte)?$`,
  ),
  new RegExp(
    `^(?:nein )?${askDe}(?:aendere?|stelle?|setze?|nimm|nehmen sie|mach\\w*)(?: bitte)? ${changeDe}(?: bitte| wieder)* (?:zurueck|ungeschehen)(?: bitte)?$`,
  ),
];

const someOf = (patterns: readonly RegExp[], words: string) => patterns.some((each) => each.test(words));

/** The intent of a question about a page of the app, or about taking a change back; undefined for everything else. */
export function appQuestion(text: string): string | undefined {
  const words = tokensOf(text).join(' ');
  if (someOf(undoes, words)) return 'chat.undo';
  // 'Open payments?' asks whether there are any.
  const asksForOpen = text.trimEnd().endsWith('?') && /^(?:open|offene)\b/.test(words);
  if (!asksForOpen && someOf(openPayments, words)) return 'nav.payments';
  if (others.test(words)) return undefined;
  if (someOf(exportsData, words)) return 'account.export';
  if (secondFactor.test(words)) return 'account.factor';
  return someOf(devices, words) ? 'account.devices' : undefined;
}
