/** The dialogs that make the page inert, the one on top last. What lies over everything has to be inside of that one. */
const dialogs: HTMLDialogElement[] = [];
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
  changed();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    if (dialogs.length === 0) delete root.dataset['covered'];
    dialog.close();
    changed();
  };
}

export const topmost = (): HTMLDialogElement | undefined => dialogs.at(-1);

/** Called whenever `topmost` is another. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
