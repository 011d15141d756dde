/** Where a part of a text begins on the screen, in px: pages from the right show whether its parts keep their order. */
export function leftOf(element: HTMLElement, part: string): number {
  const words = element.firstChild;
  const start = element.textContent.indexOf(part);
  if (!words || start < 0) throw new Error(`'${part}' is not in '${element.textContent}'.`);
  const range = document.createRange();
  range.setStart(words, start);
  range.setEnd(words, start + part.length);
  return range.getBoundingClientRect().left;
}
