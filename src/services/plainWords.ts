/** A Markdown answer as somebody would say it: no marks, list items as sentences. */
export function plainWords(markdown: string) {
  return markdown
    .replace(/```[^]*?(?:```|$)/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*+]|\d+\.|#{1,6}|>)\s+/gm, '')
    .replace(/\*\*|__|(?<!\\)[*`]/g, '')
    .replace(/\\([\\`*_{}[\]()#+!|<>~-])/g, '$1')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (/[\p{P}]$/u.test(line) ? line : `${line}.`))
    .join(' ');
}
