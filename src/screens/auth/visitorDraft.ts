/** What a visitor has typed into the forms, on this page alone. Never a password. */
export interface VisitorTexts {
  email?: string;
  fullName?: string;
  picture?: Blob | undefined;
}

/** Keeps it while other views show, until somebody signs in. */
export function visitorDraft() {
  let kept: VisitorTexts = {};
  return {
    get: () => kept,
    keep(more: VisitorTexts) {
      kept = { ...kept, ...more };
    },
    forget() {
      kept = {};
    },
  };
}

export type VisitorDraft = ReturnType<typeof visitorDraft>;
