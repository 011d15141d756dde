/** The item to which a key leads from another one, -1 for none of them; undefined for keys that mean nothing to a menu. */
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
