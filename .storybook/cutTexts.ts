/** Storybook's own elements around the story and beside it. */
const frame = '.sb-wrapper, #storybook-docs, #storybook-highlights-root';

/** What a person presses or reads as one piece: here a text may not even hang over. */
const pieces = 'button, [role="button"], a[href], [role="menuitem"], [role="tab"], label, h1, h2, h3';

const hides = /hidden|clip/;

/** Boxes of texts for screen readers only are a pixel wide. */
function isSeen(element: Element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && /\S/.test(nodeValue ?? ''),
  );

/** Whether a text within the element reaches over its edge. */
function hangsOver(element: Element) {
  const { left, right } = element.getBoundingClientRect();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement || !isSeen(node.parentElement) || !/\S/.test(node.nodeValue ?? '')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.left < left - 1 || text.right > right + 1) return true;
  }
  return false;
}

/** The elements whose text is wider than its box and hidden at its edge, and buttons and headings whose text hangs over. */
export function cutTexts(root: Element): Element[] {
  return [...root.querySelectorAll('*')].filter((element) => {
    if (element.scrollWidth <= element.clientWidth + 1 || !isSeen(element) || element.closest(frame))
      return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (hasText(element) && hides.test(getComputedStyle(element).overflowX)) return true;
    return element.matches(pieces) && hangsOver(element);
  });
}
