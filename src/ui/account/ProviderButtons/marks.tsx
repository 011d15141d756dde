/** A letter in place of Google's own mark, which may not be drawn in one colour. */
const LetterG = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden>
    <path d="M18.7 6.6A8.5 8.5 0 1 0 20.5 12.4h-8" strokeLinejoin="round" />
  </svg>
);

/** The head of a cat, drawn for this app. */
const CatHead = () => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden>
    <path d="M4.2 3.2c1.9.2 3.4.9 4.6 1.9a13 13 0 0 1 6.4 0c1.2-1 2.7-1.7 4.6-1.9.7 1.7.8 3.3.3 4.8a6.4 6.4 0 0 1 1.7 4.3c0 5.2-4.1 7.9-9.8 7.9s-9.8-2.7-9.8-7.9c0-1.6.6-3.1 1.7-4.3-.5-1.5-.4-3.1.3-4.8Z" />
  </svg>
);

export const providerMarks = { google: <LetterG />, github: <CatHead /> } as const;
