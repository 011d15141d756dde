import { startTransition, useState } from 'react';
import { afterPaint } from '../shell/afterPaint.ts';
import { showWhenLoaded } from '../shell/showWhenLoaded.ts';
import type { DialogName, Dialogs } from './dialogs.ts';

/**
 * Which of the agent's dialogs is open, and the loading of their code.
 * @param preloadDialogs Fetches the code that all of them need.
 */
export function useAgentDialogs(dialogs: Dialogs, preloadDialogs: () => Promise<unknown>) {
  const [dialog, setDialog] = useState<DialogName>();
  const [opened, setOpened] = useState<readonly DialogName[]>([]);
  /** An empty dialog shows while the dialog's code loads. */
  const [hasFrame, setHasFrame] = useState(false);

  const load = (next: DialogName) => Promise.all([preloadDialogs(), dialogs[next].preload()]);

  function open(next: DialogName) {
    if (opened.includes(next)) return startTransition(() => setDialog(next));
    setDialog(next);
    // No frame for code that has loaded by the next paint.
    let hasLoaded = false;
    setHasFrame(false);
    afterPaint(() => hasLoaded || setHasFrame(true));
    showWhenLoaded(
      () => load(next).finally(() => (hasLoaded = true)),
      // If the user has closed the frame meanwhile, the dialog opens at once at the next press.
      () => setOpened((before) => (before.includes(next) ? before : [...before, next])),
    );
  }

  return {
    /** The dialog that is open. */
    dialog,
    /** The dialogs that have been open and whose code has loaded. */
    opened,
    /** The dialog in whose place an empty one stands. */
    frame: hasFrame && dialog && !opened.includes(dialog) ? dialog : undefined,
    open,
    // Removing a dialog makes the browser lay out the page below it, which would delay the answer to the press.
    close: () => afterPaint(() => startTransition(() => setDialog(undefined))),
    /** A failure is shown when the button is pressed. */
    preload: (next: DialogName) => void Promise.allSettled([load(next)]),
  };
}
