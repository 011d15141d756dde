/** The open modal dialogs, the topmost last. The browser makes everything outside of the topmost one inert. */
const openDialogs: HTMLDialogElement[] = [];
/** The dialog that closed in the current task. One that opens in the same task replaces it. */
let justClosed: HTMLDialogElement | undefined;
const listeners = new Set<() => void>();

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** Opens `dialog` as the topmost one. Returns a function that closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const root = document.documentElement;
  openDialogs.push(dialog);
  // 'gutter' keeps the room of the scrollbar free, or the page would become wider without it (Modal.css.ts). `offsetWidth` also
  // leaves out a gutter without a scrollbar, which `clientWidth` does not. This comes before `showModal`: both make the browser
  // compute every element's style anew, and in this order it does so only once.
  if (openDialogs.length === 1) root.dataset['modalOpen'] = innerWidth > root.offsetWidth ? 'gutter' : '';
  dialog.hidden = false;
  dialog.showModal();
  // Where one dialog replaces another, both would fade at the same time and the page would shine through.
  if (justClosed && justClosed !== dialog)
    for (const animation of dialog.getAnimations({ subtree: true }))
      if (animation instanceof CSSTransition) animation.finish();
  notifyListeners();
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1);
    if (openDialogs.length === 0) delete root.dataset['modalOpen'];
    dialog.close();
    justClosed = dialog;
    queueMicrotask(() => (justClosed = undefined));
    notifyListeners();
  };
}

/** Opens `dialog` again where the browser closed it and its owner did not. Returns whether it did. */
export function reopenModal(dialog: HTMLDialogElement): boolean {
  const at = openDialogs.indexOf(dialog);
  if (dialog.open || at < 0) return false;
  dialog.showModal();
  // What opens last is on top, and these were above it.
  for (const above of openDialogs.slice(at + 1)) {
    above.close();
    above.showModal();
  }
  notifyListeners();
  return true;
}

/** The open dialog above all others, if there is one. What has to stay usable must be inside of it. */
export const topmostDialog = (): HTMLDialogElement | undefined => openDialogs.at(-1);

/** Calls `listener` whenever `topmostDialog` changes. Returns a function that unsubscribes. */
export function subscribeToTopmost(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
