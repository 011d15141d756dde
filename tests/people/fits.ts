import type { Page } from 'playwright';

/** The least distances of text that WCAG 1.4.12 asks a page to bear. */
export const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** What does not fit into the window: what scrolls sideways, is cut off, lies outside or over something else. */
export const misfits = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    // A quiet button's ground reaches a little further than the text that it is aligned by, and a font further than its line.
    const slack = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 4;
    const { documentElement: root } = document;
    if (root.scrollWidth > root.clientWidth)
      faults.push(`the page scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);

    const modal = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
    const top = modal ?? document.body;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert]');
    /** Hidden from sight on purpose, for screen readers alone. */
    const isForEars = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (getComputedStyle(each).clipPath !== 'none' || (each.clientWidth <= 1 && each.clientHeight <= 1))
          return true;
      return false;
    };
    const nameOf = (element: Element) =>
      `${element.localName} '${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}'`;

    for (const element of top.querySelectorAll<HTMLElement>('*')) {
      if (!isSeen(element) || isForEars(element)) continue;
      const style = getComputedStyle(element);
      const scrolls = /auto|scroll/.test(style.overflowX);
      const isMoreWide = element.scrollWidth > element.clientWidth + 1;
      // Code and tables may scroll by themselves; nothing else does.
      if (scrolls && isMoreWide && !element.matches('pre, table') && !element.querySelector('pre, table'))
        faults.push(`${nameOf(element)} scrolls sideways`);
      const clips = /hidden|clip/;
      // The address in the user block, which the page 'Account' shows in full.
      if (element.matches('[aria-haspopup="menu"] bdi')) continue;
      if (element.matches('svg, svg *, img, input, textarea') || !element.textContent.trim()) continue;
      if (clips.test(style.overflowX) && isMoreWide) faults.push(`${nameOf(element)} is cut off at its end`);
      if (clips.test(style.overflowY) && element.scrollHeight > element.clientHeight + slack)
        faults.push(`${nameOf(element)} is cut off at its bottom`);
    }

    const controls = 'button, a[href], input, textarea, select, [role="slider"], [tabindex="0"]';
    for (const control of top.querySelectorAll(controls)) {
      if (!isSeen(control) || isForEars(control)) continue;
      const { left, right, width } = control.getBoundingClientRect();
      if (width > 2 && (left < -slack || right > innerWidth + slack))
        faults.push(`${nameOf(control)} reaches out of the window, from ${left} to ${right}`);
    }

    // Words over words: what floats over the page, such as a bar or a toast, is left out.
    const floats = (element: Element) => {
      for (let each: Element | null = element; each && each !== top; each = each.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(each).position) || each.matches(':popover-open'))
          return true;
      return false;
    };
    const texts: { element: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || !isSeen(element) || isForEars(element) || floats(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) texts.push({ element, box });
    }
    for (const [i, { element, box }] of texts.entries())
      for (const other of texts.slice(i + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 2 && down > Math.min(box.height, other.box.height) / 3 && element !== other.element)
          faults.push(`${nameOf(element)} and ${nameOf(other.element)} lie over each other`);
      }
    return [...new Set(faults)];
  });
