/** What a reader or a screen reader perceives besides text nodes. */
const attributes = ['aria-label', 'placeholder', 'alt', 'title'] as const;

/**
 * Replaces texts of a prerendered view: text nodes and the attributes that are read. Each text is looked up as a whole, once.
 * `onReplaced` is called with a function that puts a text of the page back: what `translate` says for it by then, if anything.
 */
export function translatePage(
  place: ParentNode & Node,
  translate: (text: string) => string | undefined,
  onReplaced: (restore: () => void) => void = () => undefined,
) {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const english = node.data;
    const text = translate(english);
    if (text === undefined) continue;
    node.data = text;
    onReplaced(() => (node.data = translate(english) ?? english));
  }
  for (const name of attributes)
    for (const element of place.querySelectorAll(`[${name}]`)) {
      const english = element.getAttribute(name)!;
      const text = translate(english);
      if (text === undefined) continue;
      element.setAttribute(name, text);
      onReplaced(() => element.setAttribute(name, translate(english) ?? english));
    }
}
