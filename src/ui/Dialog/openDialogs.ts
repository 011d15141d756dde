/** The dialogs that make the page inert, the one on top last. What lies over everything has to be inside of that one. */
const dialogs: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function changed() {
  if (dialogs.length === 0) delete document.documentElement.dataset['covered'];
  for (const listener of listeners) listener();
}

/** To call once it is open; what is returned, before it closes. */
export function register(dialog: HTMLDialogElement): () => void {
  const root = document.documentElement;
  // Without its scrollbar the page would become wider.
  if (dialogs.length === 0) root.dataset['covered'] = innerWidth > root.clientWidth ? 'gutter' : '';
  dialogs.push(dialog);
  changed();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    changed();
  };
}

export const topmost = (): HTMLDialogElement | undefined => dialogs.at(-1);

/** Called whenever `topmost` is another. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
