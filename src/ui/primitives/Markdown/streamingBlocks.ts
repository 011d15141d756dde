/** Quotations and list items hold other blocks. */
const containers = String.raw`(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*`;
const listItem = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;
const indentedCode = /^[ >]*(?:\t| {4})/;
const fence = new RegExp(`^(${containers})(\`{3,}(?!.*\`)|~{3,})`);
const fenceEnd = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;
/** A link definition changes links in other blocks, HTML may end in a later block, and a lone `\r` is a line end too. */
const affectsOtherBlocks = new RegExp(String.raw`^${containers}(?:\[[^\]\n]*\]:|<)|\r`, 'm');

/**
 * Splits Markdown into blocks that mean the same whether they are parsed one by one or together. All but the last one are
 * settled: no text that follows changes what they mean. Where that is not certain, blocks stay together.
 */
export function splitIntoBlocks(text: string): readonly string[] {
  if (affectsOtherBlocks.test(text)) return [text];
  const blocks: string[][] = [[]];
  let openFence: string | undefined;
  let hasList = false;
  let isAfterBlankLine = false;
  for (const line of text.split('\n')) {
    const isBlank = line.trim() === '';
    const continuesList = hasList && listItem.test(line);
    if (isAfterBlankLine && !isBlank && openFence === undefined && /^\S/.test(line) && !continuesList) {
      blocks.push([]);
      hasList = false;
    }
    blocks.at(-1)?.push(line);
    isAfterBlankLine = isBlank;
    if (openFence !== undefined) {
      if (fenceEnd.exec(line)?.[1]?.startsWith(openFence)) openFence = undefined;
      continue;
    }
    hasList ||= listItem.test(line);
    // The parser reads a list differently after indented code.
    if (!hasList && indentedCode.test(line)) return [text];
    const [, indent = '', mark] = fence.exec(line) ?? [];
    // The end of a list or of a quotation ends the code in it, without a closing fence.
    if (mark && (hasList || indent.trim() !== '')) return [text];
    openFence = mark;
  }
  return blocks.map((lines) => lines.join('\n'));
}
