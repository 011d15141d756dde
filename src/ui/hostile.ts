/** Texts that break careless layouts. For stories. */
export const hostile = {
  unbroken: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(8),
  rightToLeft: 'مرحبا بكم في حسابكم، يمكنكم التحدث مع المساعد في أي وقت',
  /** An override that would turn round whatever follows, zero-width characters, HTML and joined emoji. */
  markup: '\u202Eevil\u200B\u200B <img src=x onerror="alert(1)"> <b>bold</b> 👩‍👩‍👧‍👦 e\u0301\u0302\u0303\u0304',
} as const;
