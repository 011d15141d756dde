// 'How do I change the language?': questions about what the user has chosen for the app, in English and German.

import { plain } from './plain.ts';

const preference =
  '(?:languages?|time ?zone|date format|number format|time format|sprache|zeitzone|datumsformat|zahlenformat|uhrzeitformat)';
const spoken = '(?:english|german|arabic|englisch|deutsch|arabisch)';

const questions: readonly RegExp[] = [
  new RegExp(
    `\\b(?:how(?! (?:much|many))|where|can|could|change|switch|set|choose|pick|select|use|need|want)\\b.*\\b${preference}\\b`,
  ),
  new RegExp(`\\b(?:what|which) languages?\\b`),
  new RegExp(
    `\\b(?:wie(?! ?viele?)|wo|kann|aendere?|stelle?|wechs(?:le|el)|waehle?|setze?|brauche|moechte|will)\\b.*\\b${preference}\\b`,
  ),
  new RegExp(`\\b${preference} (?:bitte )?(?:aendern|umstellen|wechseln|waehlen|einstellen|setzen)\\b`),
  /\bwelche sprachen?\b/,
  new RegExp(`\\b(?:speak|talk|answer|reply|write)(?: to me| with me)?(?: in)? ${spoken}\\b`),
  new RegExp(
    `\\b(?:sprich|sprichst|sprechen|rede|antworte|antworten|schreib|schreibe)(?: du| sie| bitte| mit mir)*(?: auf)? ${spoken}\\b`,
  ),
  new RegExp(
    `\\b(?:app|page|site|interface|everything|seite|oberflaeche|alles)\\b.*\\b(?:in|to|auf) ${spoken}\\b`,
  ),
  new RegExp(
    `^(?:(?:please|can you|could you|i want to|now) )*(?:switch|change|go|set)(?: it| everything)?(?: back| over)? (?:in)?to ${spoken}(?: please)?[.!?]*$`,
  ),
  new RegExp(`^(?:in|auf|now in|jetzt auf|and in|und auf) ${spoken}(?:,? (?:please|bitte))?[.!?]*$`),
  new RegExp(
    `^(?:(?:bitte|kannst du|jetzt) )*(?:wechs(?:le|el)|schalte?|stelle?|geh|aendere)(?: bitte| es| das| alles)*(?: zu| auf| nach| ins| in)+ ${spoken}e?(?: um)?(?: bitte)?[.!?]*$`,
  ),
  new RegExp(`^(?:bitte )?(?:auf|zu|ins) ${spoken}e? (?:umstellen|wechseln|umschalten|aendern)[.!?]*$`),
];

/** Whether these words ask for another language, time zone or format, or for the place where it is chosen. */
export const asksForPreferences = (text: string): boolean => {
  const words = plain(text);
  return questions.some((question) => question.test(words));
};
