const common = 'It is one of the most used passwords.';
const keys = 'Keys beside each other are easy to guess.';
const repeats = 'Repeated letters are easy to guess.';

/** Sentences for what the library finds. What is not listed gets the usual advice. */
export const passwordAdvice: Readonly<Record<string, string>> = {
  topTen: common,
  topHundred: common,
  common,
  similarToCommon: 'It is close to one of the most used passwords.',
  userInputs: 'It contains your name or address, which others know.',
  straightRow: keys,
  keyPattern: keys,
  simpleRepeat: repeats,
  extendedRepeat: repeats,
  sequences: 'Sequences such as abc or 6543 are easy to guess.',
  recentYears: 'Years are easy to guess.',
  dates: 'Dates are easy to guess.',
};

export const usualAdvice = 'Add another word or two.';
