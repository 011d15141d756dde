/**
 * The x position, in px of the window, at which `part` of the element's text begins. Stories of right-to-left pages
 * compare two of them to see in which order the parts of a text are drawn. Throws when the text does not contain `part`.
 */
export function textLeftEdge(element: HTMLElement, part: string): number {
  const textNode = element.firstChild;
  const start = element.textContent.indexOf(part);
  if (!textNode || start < 0) throw new Error(`'${part}' is not in '${element.textContent}'.`);
  const range = document.createRange();
  range.setStart(textNode, start);
  range.setEnd(textNode, start + part.length);
  return range.getBoundingClientRect().left;
}
