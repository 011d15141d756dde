import { useState } from 'react';

const key = (userId: string) => `parley-dismissed-${userId}`;

function stored(userId: string): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(userId)) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    // Storage that is refused, or not ours: nothing is hidden.
    return [];
  }
}

/** What the user has hidden on the dashboard, in this browser: the ids, the newest last. */
export function useDismissed(userId: string) {
  const [ids, setIds] = useState(() => stored(userId));

  function dismiss(id: string) {
    const next = [...ids.filter((other) => other !== id), id].slice(-20);
    setIds(next);
    try {
      localStorage.setItem(key(userId), JSON.stringify(next));
    } catch {
      // It comes back with the next page.
    }
  }

  return { isDismissed: (id: string) => ids.includes(id), dismiss };
}
