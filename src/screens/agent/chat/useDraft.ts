import { useState } from 'react';
import { draftKey } from '../../shell/tabStorage.ts';

function stored(key: string) {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** What is typed and not sent: one user's, and still there after a reload. */
export function useDraft(userId: string) {
  const key = draftKey(userId);
  const [draft, setDraft] = useState(() => stored(key));

  function change(text: string) {
    setDraft(text);
    try {
      if (text) sessionStorage.setItem(key, text);
      else sessionStorage.removeItem(key);
    } catch {
      // Full or refused: it still lives on the page.
    }
  }

  return [draft, change] as const;
}
