/**
 * The index of the item that a key moves the focus to, -1 when no label begins with the typed letter, and undefined for keys
 * that a menu does not use. `from` is the index of the focused item, -1 while the menu itself has the focus.
 */
export function nextMenuIndex(key: string, from: number, labels: readonly string[]): number | undefined {
  const last = labels.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowDown') return from === last ? 0 : from + 1;
  if (key === 'ArrowUp') return from <= 0 ? last : from - 1;
  if (key.length > 1 || key === ' ') return undefined;
  const begins = (label: string) => label.toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  const after = labels.findIndex((label, i) => i > from && begins(label));
  return after >= 0 ? after : labels.findIndex(begins);
}
