const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const first = (text: string) => [...graphemes.segment(text)][0]?.segment;

/** V7. The letter for a picture: what a reader sees first of the name, so no spaces and no invisible marks. */
export function initial(name: string): string {
  const visible = name.slice(0, 200).replace(/^[\p{C}\p{Z}\p{M}]+/u, '');
  return first((first(visible) ?? '').toUpperCase()) ?? 'U';
}
