import { useEffect } from 'react';

/** While `unsaved`, the browser asks before the tab is closed, reloaded or led elsewhere. */
export function useAskBeforeUnload(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    // Only meanwhile: some browsers keep no page for Back that listens for this.
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
