/** Storybook's own elements around the story and beside it. */
const frame = '#storybook-docs, #storybook-highlights-root';

/** What a person presses or reads as one piece: here a text may not even hang over. */
const pieces = 'button, [role="button"], a[href], [role="menuitem"], [role="tab"], label, h1, h2, h3';

const hides = /hidden|clip/;

/** Boxes of texts for screen readers only are a pixel wide. */
function isSeen(element: Element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

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

/** A select shows no sign of what it cuts off: its choice is measured as it would be drawn. */
function cutsItsChoice(select: HTMLSelectElement) {
  const { fontWeight, fontSize, fontFamily, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const room = select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
  return pen.measureText(select.selectedOptions[0]?.text ?? '').width > room + 1;
}

/** The elements at whose edge a text is hidden, selects that cut their choice, and buttons and headings whose text hangs over. */
export function cutTexts(root: Element): Element[] {
  return [...root.querySelectorAll('*')].filter((element) => {
    const isSelect = element instanceof HTMLSelectElement;
    if (!isSelect && element.scrollWidth <= element.clientWidth + 1) return false;
    if (!isSeen(element) || element.closest(frame)) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (isSelect) return cutsItsChoice(element);
    const cuts = element.matches(pieces) || hides.test(getComputedStyle(element).overflowX);
    return cuts && hangsOver(element);
  });
}
