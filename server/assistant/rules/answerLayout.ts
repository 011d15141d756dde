// 'In a table', 'as a list', 'in einem Satz': how somebody would like the answer. What they ask for is the same without it.

const layout =
  '(?:tables?|tabular form(?:at)?|table (?:form(?:at)?|view)|lists?|bullet(?:ed)? (?:points?|lists?)|bullets|(?:one|a|a single) (?:short )?sentence|a few words|short|brief|tabelle|tabellenform|liste|listenform|aufzählung|aufzaehlung|stichpunkten?|stichworten|(?:einem|wenigen|ein paar|kurzen) (?:kurzen )?(?:satz|sätzen|saetzen|worten))';
const trailingLayout = new RegExp(
  `[\\s,]+(?:(?:as|in|into|in form of|als|in form) (?:(?:an?|the|my|one|nice|neat|simple|short|small|little|plain|eine[rm]?|der|übersichtliche[rn]?|uebersichtliche[rn]?|kleine[rn]?|kurze[rn]?|schöne[rn]?|schoene[rn]?|einfache[rn]?) )*${layout}|tabellarisch|stichpunktartig)(?=(?:[\\s,]+(?:an|auf|dar|please|pls|plz|bitte))*[\\s.!?]*$)`,
  'iu',
);
const please = /[\s,]+(?:please|pls|plz|bitte)(?=[\s.!?]*$)/iu;
const leadingLayout =
  /\b(?:an? (?:\w+ )?(?:table|overview)|(?:eine )?(?:\p{L}+ )?(?:tabelle|übersicht)) (?:of|with|mit|von)(?= (?:all )?(?:my|mein|alle)\p{L}*\b)/iu;

/** More is said at length, and ends otherwise. */
const maxCharacters = 300;

/** The words without how the answer should look. */
export function withoutLayoutWish(text: string) {
  if (text.length > maxCharacters) return text;
  const rest = trailingLayout.test(text) ? text.replace(trailingLayout, '').replace(please, '') : text;
  return rest.replace(leadingLayout, '');
}
