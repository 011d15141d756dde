/** The parts of a page on which the checks of `everyView.ts` depend: where these are the same, so are the results. */

/** Storybook's own elements around the story and beside it. */
const frame = '#storybook-docs, #storybook-highlights-root';

export interface PageState {
  /** The elements, their attributes and texts, and which of them are visible, without the numbers of React's ids. */
  structure: string;
  /**
   * Elements with a text, and what decides whether it is readable: its colour, whether it is large, and what is behind it.
   * Undefined for a link within a line that only its colour distinguishes from the words around it.
   */
  texts: Map<Element, string | undefined>;
}

/** The text of disabled elements may be faint, so axe ignores it too. */
const disabled = ':disabled, [aria-disabled="true"]';

/** Numbers React's ids by their order in the page, because React counts them up from story to story. */
function withoutCounting(html: string) {
  const ids = new Map<string, string>();
  return html.replace(/_r_\w+_/g, (id) => {
    const known = ids.get(id) ?? `_${ids.size}_`;
    ids.set(id, known);
    return known;
  });
}

/** The opening tag: an element's name and attributes. */
const openingTag = (element: Element) => (element.cloneNode() as Element).outerHTML;

const isLink = (element: Element) => element.matches('a[href], [role="link"]');

const hasText = (element: Element) =>
  isLink(element) ||
  element.matches(
    'textarea, select, input:not([type="checkbox"], [type="file"], [type="radio"], [type="range"])',
  ) ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''));

/** False for the skip link without the focus, and for texts for screen readers only. */
function isOnPage(element: Element, { position }: CSSStyleDeclaration) {
  const { bottom, height, width } = element.getBoundingClientRect();
  return width > 1 && height > 1 && (position !== 'fixed' || bottom > 0);
}

/** WCAG asks for less contrast in large texts, from 18 pt or from 14 pt in bold. Rounds as axe does. */
const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration) =>
  Math.ceil(Number.parseFloat(fontSize) * 72) / 96 >= (Number(fontWeight) >= 700 ? 14 : 18);

/**
 * What is behind an element's content: what is around the element, and its own background. `isGlass`: it or an element around it
 * is drawn as if it were of glass, so that even an opaque background does not hide what is around.
 */
function behindContent(around: string, own: string, isGlass: boolean) {
  // Most elements have no background of their own, so that their parent's shows through.
  if (own === 'rgba(0, 0, 0, 0) none 1 none') return around;
  return !isGlass && /^rgb\([^)]+\) none /.test(own) ? own : `${around}\n${own}`;
}

export function pageState(root: Element = document.body): PageState {
  const texts: PageState['texts'] = new Map();
  const shown: boolean[] = [];
  /** `all`: the backgrounds of all elements around this one. `around`: those of them that can be seen through it. */
  function visit(element: Element, all: string, around: string, underlined: boolean, inGlass: boolean) {
    if (element.matches(frame)) return;
    const style = getComputedStyle(element);
    const line = style.textDecorationLine !== 'none';
    const visible =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      isOnPage(element, style);
    shown.push(visible);
    if (style.display === 'none') return;
    const own = `${style.backgroundColor} ${style.backgroundImage} ${style.opacity} ${style.filter}`;
    const isGlass =
      inGlass || style.opacity !== '1' || style.filter !== 'none' || style.mixBlendMode !== 'normal';
    // What is positioned may lie outside of the elements around it.
    const isPositioned = style.position === 'absolute' || style.position === 'fixed';
    const behind = behindContent(isPositioned ? all : around, own, isGlass);
    if (visible && hasText(element) && !element.closest(disabled)) {
      const look = [behind, style.color, isLarge(style), style.textShadow].join('\n');
      const stands = line && !underlined;
      texts.set(element, isLink(element) && style.display === 'inline' && !stands ? undefined : look);
    }
    const allAround = behindContent(all, own, true);
    for (const child of element.children) visit(child, allAround, behind, underlined || line, isGlass);
  }
  const page = getComputedStyle(document.documentElement).backgroundColor;
  visit(root, page, page, false, false);
  const html = openingTag(document.documentElement) + root.outerHTML;
  return { structure: `${withoutCounting(html)}\u0000${shown.map(Number).join('')}`, texts };
}
