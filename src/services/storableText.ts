/** The text without what the database takes in no text: the character 0, and halves of characters, which a cut emoji leaves. */
export const storableText = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '');
