/** What a visitor has typed into the sign-in and sign-up forms. Never a password. */
export interface VisitorTexts {
  email?: string;
  fullName?: string;
  picture?: Blob | undefined;
}

/** Keeps what was typed while other views show, until somebody signs in. It lives in memory only, so a reload loses it. */
export function visitorDraft() {
  let texts: VisitorTexts = {};
  return {
    get: () => texts,
    update(more: VisitorTexts) {
      texts = { ...texts, ...more };
    },
    clear() {
      texts = {};
    },
  };
}

export type VisitorDraft = ReturnType<typeof visitorDraft>;
