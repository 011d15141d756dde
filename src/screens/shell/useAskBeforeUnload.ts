import { useEffect } from 'react';

/** While `unsaved`, the browser asks before the tab is closed, reloaded or navigated. [V20] */
export function useAskBeforeUnload(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    // Registered only while it is needed: with such a listener some browsers do not keep the page for the Back button.
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
