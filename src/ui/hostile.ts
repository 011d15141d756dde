/** Texts that break careless layouts: every component has a story with some of them. */
export const hostile = {
  /** One word without a place to break. */
  unbroken: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(8),
  rightToLeft: 'مرحبا بكم في حسابكم، يمكنكم التحدث مع المساعد في أي وقت',
  /** An override that reverses the text after it, zero-width characters, HTML, joined emoji and stacked accents. */
  markup: '\u202Eevil\u200B\u200B <img src=x onerror="alert(1)"> <b>bold</b> 👩‍👩‍👧‍👦 e\u0301\u0302\u0303\u0304',
} as const;
