/** The dialogs that make the page inert, the one on top last. What lies over everything has to be inside of that one. */
const dialogs: HTMLDialogElement[] = [];
/** What closed in the step that is being taken: a dialog that opens in the same one takes its place. */
let replaced: HTMLDialogElement | undefined;
const listeners = new Set<() => void>();

const changed = () => {
  for (const listener of listeners) listener();
};

/** Opens it over the page; what is returned closes it. Each makes the browser compute all styles anew: once. */
export function showOver(dialog: HTMLDialogElement): () => void {
  const root = document.documentElement;
  dialogs.push(dialog);
  // Without its scrollbar the page would become wider. A gutter without a bar counts as well, of which `clientWidth` tells
  // nothing. Before it opens: afterwards, the root's background would cost all styles a second time.
  if (dialogs.length === 1) root.dataset['covered'] = innerWidth > root.offsetWidth ? 'gutter' : '';
  dialog.hidden = false;
  dialog.showModal();
  // Where one dialog follows another, the page would shine through while both of them fade.
  if (replaced && replaced !== dialog)
    for (const animation of dialog.getAnimations({ subtree: true }))
      if (animation instanceof CSSTransition) animation.finish();
  changed();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    if (dialogs.length === 0) delete root.dataset['covered'];
    dialog.close();
    replaced = dialog;
    queueMicrotask(() => (replaced = undefined));
    changed();
  };
}

export const topmost = (): HTMLDialogElement | undefined => dialogs.at(-1);

/** Called whenever `topmost` is another. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
