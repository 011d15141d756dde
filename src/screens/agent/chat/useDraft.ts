import { useState } from 'react';
import { draftKey } from '../../shell/tabStorage.ts';

function readDraft(key: string) {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** What one user has typed and not sent. It outlives a reload. */
export function useDraft(userId: string) {
  const key = draftKey(userId);
  const [draft, setDraft] = useState(() => readDraft(key));

  function change(text: string) {
    setDraft(text);
    try {
      if (text) sessionStorage.setItem(key, text);
      else sessionStorage.removeItem(key);
    } catch {
      // The storage is full or refused: the draft still lives on the page.
    }
  }

  return [draft, change] as const;
}
