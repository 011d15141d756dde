// 'In a table', 'as a list', 'in einem Satz': how somebody would like the answer. What they ask for is the same without it.

const form =
  '(?:tables?|tabular form(?:at)?|table (?:form(?:at)?|view)|lists?|bullet(?:ed)? (?:points?|lists?)|bullets|(?:one|a|a single) (?:short )?sentence|a few words|short|brief|tabelle|tabellenform|liste|listenform|aufzählung|aufzaehlung|stichpunkten?|stichworten|(?:einem|wenigen|ein paar|kurzen) (?:kurzen )?(?:satz|sätzen|saetzen|worten))';
const looks = new RegExp(
  `[\\s,]+(?:(?:as|in|into|in form of|als|in form) (?:(?:an?|the|my|one|nice|neat|simple|short|small|little|plain|eine[rm]?|der|übersichtliche[rn]?|uebersichtliche[rn]?|kleine[rn]?|kurze[rn]?|schöne[rn]?|schoene[rn]?|einfache[rn]?) )*${form}|tabellarisch|stichpunktartig)(?=(?:[\\s,]+(?:an|auf|dar|please|pls|plz|bitte))*[\\s.!?]*$)`,
  'iu',
);
const please = /[\s,]+(?:please|pls|plz|bitte)(?=[\s.!?]*$)/iu;
const head =
  /\b(?:an? (?:\w+ )?(?:table|overview)|(?:eine )?(?:\p{L}+ )?(?:tabelle|übersicht)) (?:of|with|mit|von)(?= (?:all )?(?:my|mein|alle)\p{L}*\b)/iu;

/** More is said at length, and ends otherwise. */
const longest = 300;

/** The words without how the answer should look. */
export const withoutForm = (text: string) =>
  text.length > longest
    ? text
    : (looks.test(text) ? text.replace(looks, '').replace(please, '') : text).replace(head, '');
