// How an order begins that follows another one after a mere comma: 'Change my name to Bob, my location to Rome'.

import { plain } from './plain.ts';

/** The first words of an order, and of a field that goes on about a change. */
const beginnings = [
  'my|change|set|update|edit|correct|rename|fix|put|make|call me|upgrade|downgrade|switch|move|go|get|buy|take|subscribe|cancel|end|stop',
  'sign|log|show|open|list|bring|give|(?:full |display )?name|location|city|town|hometown|description|bio',
  'meinen?|meine|ändere?|aendere?|setze?|stelle?|stufe?|trage?|aktualisiere|korrigiere|berichtige|nenne? mich|wechs(?:le|el)',
  'kündige?|kuendige?|beende|storniere|buche?|nehme|melde?|log(?:ge)?|zeige?|öffne|oeffne|liste|gehe?',
  'namen|ort|wohnort|standort|stadt|beschreibung',
].join('|');

/** A comma after which an order may begin. */
export const commaBeforeOrder = new RegExp(String.raw`,\s*(?=(?:${beginnings})(?![\p{L}\p{N}]))`, 'iu');

/** No name and no place goes on like this: it is another order that was not understood, and must not be stored as a part of them. */
export const holdsOrder = (value: string) =>
  /,\s*(?:(?:and|und|please|bitte|then|dann|also|auch) )*(?:my|(?:change|set|update|edit|correct|rename|show|open|cancel) (?:my|the|me)|(?:upgrade|downgrade|switch|move|sign|log) (?:me|my|to|out)|meine?n?|(?:aendere?|setze?|stelle?|aktualisiere|kuendige?|zeige?|oeffne|melde?|logge?) (?:mein|mich|mir|den|die|das)|wechs(?:le|el) (?:zu|zum|auf|in))\b/.test(
    plain(value),
  );

const showing =
  /^(?:(?:please|bitte|then|dann|also|auch) )*(?:show|list|open|go to|take me to|bring me to|give me|zeige?|oeffne|liste|gehe? zu[rm]?)\b.*\b(?:my|mein\w*|billing|dashboard|overview|payments?|invoices?|plans?|profile|abrechnung|uebersicht|zahlung(?:en)?|rechnung(?:en)?|tarife?|profil)\b/;

const ending =
  /^(?:(?:please|bitte|then|dann|also|auch) )*(?:(?:change|set|update|edit|correct|rename|fix) (?:my|the)|my|(?:upgrade|downgrade) (?:me|my|to)|(?:switch|move|change|put) (?:me|my)|cancel (?:my|the)|(?:sign|log) me (?:out|off)|(?:aendere?|setze?|stelle?|aktualisiere|korrigiere)(?: bitte)? (?:mein|den|die|mich)\w*|meinen?|meine|wechs(?:le|el) (?:zu|zum|auf|in)|kuendige?|(?:melde?|logge?) mich)\b/;

/** An order to show something of the account. */
export const showsSomething = (text: string) => showing.test(plain(text));

/** Orders that nobody writes about themselves, so that they end a description: 'upgrade me', and neither 'go pro' nor 'call me Bob'. */
export const endsDescription = (text: string) => ending.test(plain(text));
