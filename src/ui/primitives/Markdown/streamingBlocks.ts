/** Quotations and list items hold other blocks. */
const within = String.raw`(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*`;
const item = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;
const deep = /^[ >]*(?:\t| {4})/;
const fence = new RegExp(`^(${within})(\`{3,}(?!.*\`)|~{3,})`);
const fenceEnd = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;
/** A definition means something in other blocks, HTML ends where it likes. */
const reachesFar = new RegExp(String.raw`^${within}(?:\[[^\]\n]*\]:|<)|\r`, 'm');

/**
 * Markdown in blocks that mean the same apart from each other as together: all but the last are settled, whatever
 * follows. Where that is not certain they stay together.
 */
export function blocksOf(text: string): readonly string[] {
  if (reachesFar.test(text)) return [text];
  const blocks: string[][] = [[]];
  let open: string | undefined;
  let listed = false;
  let afterGap = false;
  for (const line of text.split('\n')) {
    const gap = line.trim() === '';
    if (afterGap && !gap && open === undefined && /^\S/.test(line) && !(listed && item.test(line))) {
      blocks.push([]);
      listed = false;
    }
    blocks.at(-1)?.push(line);
    afterGap = gap;
    if (open !== undefined) {
      if (fenceEnd.exec(line)?.[1]?.startsWith(open)) open = undefined;
      continue;
    }
    listed ||= item.test(line);
    // What follows code that is only indented, the parser reads by rules of its own.
    if (!listed && deep.test(line)) return [text];
    const [, indent = '', mark] = fence.exec(line) ?? [];
    // A list or a quotation ends the code in it.
    if (mark && (listed || indent.trim() !== '')) return [text];
    open = mark;
  }
  return blocks.map((lines) => lines.join('\n'));
}

/** What can begin or end something that is more than words. */
const meaningful = /[\n\r\t\0*_`[\]<>&;\\#~|)!]/;
const fenceStart = new RegExp(`^${within}[\`~]`);
/** What follows in a definition is not shown. */
const bracket = new RegExp(String.raw`^${within}[[<]`, 'm');

/** Whether words after this text stand where its last word stands, and change nothing before. */
function goesOn(text: string) {
  const line = text.slice(text.lastIndexOf('\n') + 1);
  const last = line.slice(line.lastIndexOf(' ') + 1);
  return /[\p{L}\p{N}]$/u.test(last) && /\p{L}/u.test(last) && !fenceStart.test(line) && !bracket.test(text);
}

const bringsWords = (text: string, from: number) => !meaningful.test(text.slice(from));

/**
 * How much of a growing text has to be read as Markdown: most pieces bring words only. `before` is what was answered
 * for the text as it was.
 */
export function readUntil(text: string, before: string): string {
  if (text.startsWith(before) && bringsWords(text, before.length) && goesOn(before)) return before;
  const end = text.trimEnd();
  return bringsWords(text, end.length) && goesOn(end) ? end : text;
}
