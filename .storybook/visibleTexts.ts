/** Where a text is, for a person who looks for it. */
export interface ShownText {
  text: string;
  /** The element that shows it, or has it as its name. */
  element: Element;
}

/** Attributes that somebody reads or hears. */
const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'] as const;

const trimmed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Storybook's own elements around the story and beside it. */
const frame = '.sb-wrapper, #storybook-docs, #storybook-highlights-root, script, style, template';

/** What was said before the language changed: the words of a conversation, and a toast. */
const said = '[dir="auto"], [aria-atomic="true"] p';

/**
 * What the page says: the texts of visible elements, and of those for screen readers. Texts in a language of their own, such as the
 * name of a language, are left out, and so is what was said in another one: an answer of the agent, a toast.
 */
export function shownTexts(root: Element, language: string): ShownText[] {
  const found: ShownText[] = [];
  const add = (element: Element, text: string | null) => {
    const words = trimmed(text ?? '');
    if (/\p{L}/u.test(words)) found.push({ text: words, element });
  };
  function visit(element: Element) {
    if (element.matches(frame) || (element.getAttribute('lang') ?? language) !== language) return;
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    // A field in which somebody has typed still has a name and a placeholder of its own.
    for (const name of spoken) add(element, element.getAttribute(name));
    if (element.matches(said)) return;
    // What somebody has typed is a text of its field.
    const nodes = element.matches('textarea')
      ? []
      : [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    for (const node of nodes) add(element, node.nodeValue);
    // Two texts beside each other, such as a number and its unit, are one for readers.
    if (nodes.length > 1 && element.children.length === 0) add(element, element.textContent);
    for (const child of element.children) visit(child);
  }
  visit(root);
  return found;
}
