/** What is on a page as far as the checks of `everyView.ts` go: when nothing of it has changed, neither would they. */

/** Storybook's own, around the story and beside it. */
const frame = '.sb-wrapper, #storybook-docs, #storybook-highlights-root';

export interface PageState {
  /** The elements, their attributes and texts, and which of them are shown. React's ids count up from story to story. */
  structure: string;
  /**
   * Elements with a text, and what decides whether it can be read: its colour and size, and what is behind it. Undefined for
   * a link within a line that only its colour tells from the words around it.
   */
  texts: Map<Element, string | undefined>;
}

/** What axe leaves out as well: the text of what is disabled may be faint. */
const disabled = ':disabled, [aria-disabled="true"]';

/** Whatever their numbers are: in the order in which they appear. */
function withoutCounting(html: string) {
  const ids = new Map<string, string>();
  return html.replace(/_r_\w+_/g, (id) => {
    const known = ids.get(id) ?? `_${ids.size}_`;
    ids.set(id, known);
    return known;
  });
}

/** Its name and attributes. */
const opening = (element: Element) => (element.cloneNode() as Element).outerHTML;

const isLink = (element: Element) => element.matches('a[href], [role="link"]');

const hasText = (element: Element) =>
  isLink(element) ||
  element.matches(
    'textarea, select, input:not([type="checkbox"], [type="file"], [type="radio"], [type="range"])',
  ) ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''));

/** Not so the skip link before it has the focus, and what is for screen readers only. */
function isOnPage(element: Element, { position }: CSSStyleDeclaration) {
  const { bottom, height, width } = element.getBoundingClientRect();
  return width > 1 && height > 1 && (position !== 'fixed' || bottom > 0);
}

export function pageState(root: Element = document.body): PageState {
  const texts: PageState['texts'] = new Map();
  const shown: boolean[] = [];
  function visit(element: Element, around: string, underlined: boolean) {
    if (element.matches(frame)) return;
    const style = getComputedStyle(element);
    const line = style.textDecorationLine !== 'none';
    const visible =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      isOnPage(element, style);
    shown.push(visible);
    if (style.display === 'none') return;
    const own = `${style.backgroundColor} ${style.backgroundImage} ${style.opacity} ${style.filter}`;
    // Most have no background of their own: what is behind them is what is behind their parent.
    const behind = own === 'rgba(0, 0, 0, 0) none 1 none' ? around : `${around}\n${own}`;
    if (visible && hasText(element) && !element.closest(disabled)) {
      const { color, fontSize, fontWeight, textShadow } = style;
      const look = [behind, color, fontSize, fontWeight, textShadow].join('\n');
      const stands = line && !underlined;
      texts.set(element, isLink(element) && style.display === 'inline' && !stands ? undefined : look);
    }
    for (const child of element.children) visit(child, behind, underlined || line);
  }
  visit(root, getComputedStyle(document.documentElement).backgroundColor, false);
  const html = opening(document.documentElement) + root.outerHTML;
  return { structure: `${withoutCounting(html)}\u0000${shown.map(Number).join('')}`, texts };
}
