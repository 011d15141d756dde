/** What people call a currency: patterns for the words of a plain text, by its ISO 4217 code. */
export const currencyWords: Readonly<Record<string, string>> = {
  EUR: 'euros?|eur',
  USD: 'dollars?|usd|bucks?',
  GBP: 'pounds?|gbp|pfund',
  CHF: 'francs?|chf|franken',
  JPY: 'yen|jpy',
  SAR: 'riyals?|sar',
  AED: 'dirhams?|aed',
};

/** All of them, as one pattern. */
export const anyCurrencyWord = Object.values(currencyWords).join('|');

/** The codes alone, as one pattern. */
export const anyCurrencyCode = Object.keys(currencyWords).join('|').toLowerCase();
