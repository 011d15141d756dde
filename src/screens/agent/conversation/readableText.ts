// An answer as a person reads it, for a copy: the page's own links lead nowhere else, and formats are only noise there.
// Code stays as it is, and so do tables and lists, which can be pasted elsewhere.

/** Its words may hold pairs of brackets. */
const pageLink = /(?<!\\)\[((?:\\.|[^[\]\\]|\[(?:\\.|[^[\]\\])*\])*)\]\(#[^()\s]*\)/g;
const strong = /(?<![\\*])\*\*(?=[^\s*])((?:\\.|[^*\\\n])+)(?<=[^\s*])\*\*(?!\*)/g;
const emphasis = /(?<![\\*\w])\*(?=[^\s*])((?:\\.|[^*\\\n])+)(?<=[^\s*])\*(?![*\w])/g;
const escaped = /\\([!-/:-@[-`{-~])/g;
const fence = /^ {0,3}(`{3,}(?!.*`)|~{3,})/;

/** Changes a paragraph, but not the code in its lines: a run of backticks, up to the next one of the same length. */
function outsideOfCode(paragraph: string, change: (text: string) => string) {
  // Runs of backticks are at the odd places.
  const parts = paragraph.split(/(`+)/);
  const last = new Map(parts.map((part, i) => [i % 2 ? part : '', i]));
  let changed = '';
  let text = '';
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] ?? '';
    const isCode = i % 2 === 1 && (last.get(part) ?? 0) > i;
    if (!isCode) {
      text += part;
      continue;
    }
    const end = parts.indexOf(part, i + 1);
    changed += change(text) + parts.slice(i, end + 1).join('');
    text = '';
    i = end;
  }
  return changed + change(text);
}

/** Changes a text of Markdown, but not the code in it. */
function outsideOfBlocks(markdown: string, change: (text: string) => string) {
  const done: string[] = [];
  let paragraph: string[] = [];
  let open = '';
  function endParagraph() {
    if (paragraph.length > 0) done.push(outsideOfCode(paragraph.join('\n'), change));
    paragraph = [];
  }
  for (const line of markdown.split('\n')) {
    const mark = fence.exec(line)?.[1] ?? '';
    if (open) {
      if (mark.startsWith(open) && line.trim() === mark) open = '';
      done.push(line);
    } else if (mark) {
      endParagraph();
      open = mark;
      done.push(line);
    } else if (line.trim() === '') {
      endParagraph();
      done.push(line);
    } else paragraph.push(line);
  }
  endParagraph();
  return done.join('\n');
}

const words = (text: string) => text.replaceAll(pageLink, '$1');

/** Markdown without the links that mean something on this page alone. [A94] */
export const withoutPageLinks = (markdown: string) => outsideOfBlocks(markdown, words);

/** Markdown as plain text. [A94] */
export const readableText = (markdown: string) =>
  outsideOfBlocks(markdown, (text) =>
    words(text).replaceAll(strong, '$1').replaceAll(emphasis, '$1').replaceAll(escaped, '$1'),
  );
