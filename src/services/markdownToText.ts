function linesOf(markdown: string) {
  return markdown
    .replace(/```[^]*?(?:```|$)/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*+]|\d+\.|#{1,6}|>)\s+/gm, '')
    .replace(/\*\*|__|(?<!\\)[*`]/g, '')
    .replace(/\\([\\`*_{}[\]()#+!|<>~-])/g, '$1')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const closed = (line: string) => (/[\p{P}]$/u.test(line) ? line : `${line}.`);

/** A Markdown answer as plain text to be spoken: without marks, and each list item as a sentence. */
export const markdownToText = (markdown: string) => linesOf(markdown).map(closed).join(' ');

/** The same for an answer that is still arriving: its last line is not closed, and may end in half a link. */
export function streamingMarkdownToText(markdown: string) {
  const lines = linesOf(markdown.replace(/!?\[([^\]]*)(?:\](?:\([^)]*)?)?$/, '$1'));
  return lines.map((line, i) => (i < lines.length - 1 ? closed(line) : line)).join(' ');
}
