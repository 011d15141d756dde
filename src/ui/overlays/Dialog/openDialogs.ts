/** The dialogs that make the page inert, the one on top last. What lies over everything has to be inside of that one. */
const openDialogs: HTMLDialogElement[] = [];
/** What closed in the step that is being taken: a dialog that opens in the same one takes its place. */
let justClosed: HTMLDialogElement | undefined;
const listeners = new Set<() => void>();

const changed = () => {
  for (const listener of listeners) listener();
};

/** Opens it over the page; what is returned closes it. Each makes the browser compute all styles anew: once. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const root = document.documentElement;
  openDialogs.push(dialog);
  // Without its scrollbar the page would become wider. A gutter without a bar counts as well, of which `clientWidth` tells
  // nothing. Before it opens: afterwards, the root's background would cost all styles a second time.
  if (openDialogs.length === 1) root.dataset['covered'] = innerWidth > root.offsetWidth ? 'gutter' : '';
  dialog.hidden = false;
  dialog.showModal();
  // Where one dialog follows another, the page would shine through while both of them fade.
  if (justClosed && justClosed !== dialog)
    for (const animation of dialog.getAnimations({ subtree: true }))
      if (animation instanceof CSSTransition) animation.finish();
  changed();
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1);
    if (openDialogs.length === 0) delete root.dataset['covered'];
    dialog.close();
    justClosed = dialog;
    queueMicrotask(() => (justClosed = undefined));
    changed();
  };
}

export const topmostDialog = (): HTMLDialogElement | undefined => openDialogs.at(-1);

/** Called whenever `topmost` is another. */
export function subscribeToTopmost(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
