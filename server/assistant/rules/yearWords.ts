// Years of this century in German words, as `plain` writes them: 'zweitausendfuenfundzwanzig'.

const ones = 'ein zwei drei vier fuenf sechs sieben acht neun'.split(' ');
const teens = 'zehn elf zwoelf dreizehn vierzehn fuenfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ');
const tens = ['zwanzig', 'dreissig', 'vierzig'];

const wordOf = (number: number) => {
  if (number < 20) return number < 10 ? ones[number - 1] : teens[number - 10];
  const ten = tens[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? ten : `${ones[(number % 10) - 1]}und${ten}`;
};
const years = new Map(Array.from({ length: 49 }, (_, at) => [wordOf(at + 1) ?? '', 2000 + at + 1] as const));
const written = new RegExp(`\\bzweitausend(?:und)?(${[...years.keys()].join('|')})\\b`, 'g');

/** The same words with digits for these years. */
export const withYears = (words: string) =>
  words.replace(written, (word, end: string) => String(years.get(end) ?? word));
