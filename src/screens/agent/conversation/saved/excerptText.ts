import { readableText } from '../readableText.ts';

/** A part of what was said, for a line of the list: the database cuts it off anywhere, also within a link or a format. */
export const excerptText = (part: string) =>
  readableText(part)
    // Of a link whose beginning is cut off, and then of one whose end is.
    .replace(/^([^[\]\n]*)\]\(#[^()\s]*\)/, '$1')
    .replace(/\]\(#?[^()\s]*$/, '')
    .replace(/\[([^[\]]*)$/, '$1')
    .replaceAll('**', '')
    .replace(/^\s*(?:[-*]|#{1,6})\s+/, '')
    .trim();
