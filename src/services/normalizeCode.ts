/** The digits of a mailed code, which may be pasted with spaces or hyphens, or typed in full width. */
export const normalizeCode = (value: string) =>
  value.normalize('NFKC').replace(/[\s\p{Dash_Punctuation}]/gu, '');
