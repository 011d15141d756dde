/** Created on first use: creating one delays the first paint, and most names do not need it. */
let segmenter: Intl.Segmenter | undefined;

/** The first character as a reader sees it, such as a whole joined emoji. */
function firstGrapheme(text: string) {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segmenter.segment(text)][0]?.segment;
}

/** An ASCII character followed by another one or by nothing: no combining mark belongs to it, so no segmenter is needed. */
const plainFirstCharacter = /^[!-~](?=[ -~]|$)/;

/**
 * The capital letter that stands for a missing picture: the first visible character of the name, without leading spaces or
 * invisible marks. 'U', for 'User', when the name has none.
 */
export function initial(name: string): string {
  const [letter] = plainFirstCharacter.exec(name) ?? [];
  if (letter !== undefined) return letter.toUpperCase();
  const visible = name.slice(0, 200).replace(/^[\p{C}\p{Z}\p{M}]+/u, '');
  return firstGrapheme((firstGrapheme(visible) ?? '').toUpperCase()) ?? 'U';
}
