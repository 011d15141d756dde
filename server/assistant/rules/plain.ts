// From what people type to words that can be compared.

export type Language = 'en' | 'de';

/** Lower case, one kind of quotes, umlauts in two letters: 'Größe' and 'Groesse' are the same word. */
export const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim();

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(what|who|where|when|how|that|it|he|she|there|here)'?s\b(?<!its)/g, '$1 is'],
  [/\blet's\b/g, 'let us'],
  [/\bcan'?t\b/g, 'cannot'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)n'?t\b/g, '$1 not'],
  [/\bi'?m\b/g, 'i am'],
  [/'re\b/g, ' are'],
  [/'d\b/g, ' would'],
  [/'ll\b/g, ' will'],
  [/'ve\b/g, ' have'],
  [/\bim\b(?= (?:so|on|not|done|paying|using|a|an|the|sick|off)\b)/g, 'i am'],
  [/\b(?:wanna|wana)\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\bgotta\b/g, 'have to'],
  [/\bgimme\b/g, 'give me'],
  [/\b(?:pls|plz|plss)\b/g, 'please'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b/g, 'are'],
  [/\be-?mail\b/g, 'email'],
  [/\bwie ?viel\b/g, 'wieviel'],
  [/\bwie ?viele\b/g, 'wieviele'],
  [/\bgibt'?s\b/g, 'gibt es'],
  [/\b(geht|wars|war|hab|wie|was|ist|habe)'s\b/g, '$1 es'],
];

/** Words and numbers in lower case; contractions as they are written out. */
export function tokensOf(text: string): string[] {
  const spelled = contractions.reduce((done, [from, to]) => done.replace(from, to), plain(text));
  return spelled.match(/[\p{L}\p{N}]+(?:[-@.][\p{L}\p{N}]+)*|[€$£]/gu) ?? [];
}

const german =
  'ich du er wir ihr sie der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner dein deine ist sind war bin bist habe hab hast hat haben hatte was wer wie wo wann warum wieso weshalb welche welcher welches welchen welchem wieviel wieviele und oder nicht kein keine keinen bitte danke ja nein auf fuer mit von zu zum zur im am bei nach aus ueber unter als auch noch nur mal doch schon kann kannst koennen moechte will willst soll muss zeig zeige gib aendere wechsle wechsel setze nenn oeffne melde kuendige loesche hilfe hallo tschuess mir mich dir dich uns euch gibt es geht letzte letzten letztes naechste naechsten dieses diesen diese jahr monat woche zahlung zahlungen rechnung rechnungen tarif tarife konto abo passwort und aber wenn dass denn wird wurde werden sprechen alle alles guten tag morgen abend vielen dank super gut genau klar heisse ort wohne stadt womit kuendigen bezahlt bezahle gezahlt abgebucht kosten kostet teuer'.split(
    ' ',
  );
const english =
  'i you he we they she the a an my your our is are was were am be been have has had what who how where when why which much many and or not no please thanks thank yes to of for with from in on at by about this that it me us do does did can could would should will show give tell change set make open sign log cancel upgrade hello hi hey bye payment payments invoice invoices plan plans account last next year month week pay paid bill billing money all any help'.split(
    ' ',
  );
const germanWords = new Set(german);
const englishWords = new Set(english);

/** The language of the words; undefined when they do not tell, as in 'ok' or 'Pro'. */
export function languageOf(text: string): Language | undefined {
  const words = plain(text).match(/\p{L}+/gu) ?? [];
  let balance = /[äöüß]/i.test(text) ? 1 : 0;
  for (const word of words) {
    if (germanWords.has(word)) balance++;
    if (englishWords.has(word)) balance--;
  }
  return balance === 0 ? undefined : balance > 0 ? 'de' : 'en';
}
