/** Made when it is first needed: a browser takes as long for it as for a part of the page. */
let graphemes: Intl.Segmenter | undefined;

function first(text: string) {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...graphemes.segment(text)][0]?.segment;
}

/** No mark follows that would belong to it. */
const plain = /^[!-~](?=[ -~]|$)/;

/** V7. The letter for a picture: what a reader sees first of the name, so no spaces and no invisible marks. */
export function initial(name: string): string {
  const [letter] = plain.exec(name) ?? [];
  if (letter !== undefined) return letter.toUpperCase();
  const visible = name.slice(0, 200).replace(/^[\p{C}\p{Z}\p{M}]+/u, '');
  return first((first(visible) ?? '').toUpperCase()) ?? 'U';
}
