import { useState } from 'react';
import { storedText, storeText } from '../shell/account/storedText.ts';

const key = (userId: string) => `parley-dismissed-${userId}`;

function stored(userId: string): readonly string[] {
  try {
    const found: unknown = JSON.parse(storedText(key(userId)));
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    // Nothing, or not ours: nothing is hidden.
    return [];
  }
}

/** What the user has hidden on the dashboard, in this browser: the ids, the newest last. */
export function useDismissed(userId: string) {
  const [ids, setIds] = useState(() => stored(userId));

  function dismiss(id: string) {
    const next = [...ids.filter((other) => other !== id), id].slice(-20);
    setIds(next);
    storeText(key(userId), JSON.stringify(next));
  }

  return { isDismissed: (id: string) => ids.includes(id), dismiss };
}
