import type { Page } from 'playwright';

/** Texts, edges of fields and focus rings with less contrast than wanted. What is disabled may be faint. */
export const faintParts = (page: Page, least: { text: number; edge: number }) =>
  page.evaluate(({ text: leastText, edge: leastEdge }) => {
    type Rgba = readonly [number, number, number, number];
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const known = new Map<string, Rgba>();
    /** Drawn once, because a colour may be written in any colour space. */
    function read(color: string): Rgba {
      const found = known.get(color);
      if (found) return found;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const rgba: Rgba = [red, green, blue, alpha / 255];
      known.set(color, rgba);
      return rgba;
    }
    const over = (top: Rgba, below: Rgba): Rgba => {
      const mixed = (i: 0 | 1 | 2) => top[i] * top[3] + below[i] * (1 - top[3]);
      return [mixed(0), mixed(1), mixed(2), 1];
    };
    function groundOf(element: Element | null): Rgba {
      if (!element)
        return read(getComputedStyle(document.documentElement).backgroundColor)[3]
          ? [255, 255, 255, 1]
          : read('Canvas');
      const own = read(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
    }
    const luminance = (rgba: Rgba) => {
      const [red, green, blue] = rgba.slice(0, 3).map((part) => {
        const c = part / 255;
        return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    const ratio = (a: Rgba, b: Rgba) => {
      const [high, low] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
      return (high! + 0.05) / (low! + 0.05);
    };
    const opacityOf = (element: Element) => {
      let opacity = 1;
      for (let each: Element | null = element; each; each = each.parentElement)
        opacity *= Number(getComputedStyle(each).opacity);
      return opacity;
    };

    const faults: string[] = [];
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    /** What fades or moves at this moment is left out: a message whose time is over. Everything else was waited for (rest.ts). */
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        return playState === 'running' && !isEndless;
      })
      .map(({ effect }) => (effect as KeyframeEffect).target);
    const isMoving = (element: Element) => moving.some((each) => each?.contains(element));
    const isLeftOut = (element: Element) =>
      isMoving(element) ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('[inert], :disabled, [aria-disabled="true"], [aria-hidden="true"]') !== null;
    const measure = (what: string, color: string, element: Element, ground: Rgba, least: number) => {
      const [red, green, blue, alpha] = read(color);
      const found = ratio(over([red, green, blue, alpha * opacityOf(element)], ground), ground);
      if (found < least) faults.push(`${what} has ${found.toFixed(2)} : 1`);
    };

    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!element || !text || isLeftOut(element) || element.clientWidth === 1) continue;
      measure(
        `'${text.slice(0, 40)}'`,
        getComputedStyle(element).color,
        element,
        groundOf(element),
        leastText,
      );
    }
    for (const field of top.querySelectorAll('input:not([type="file"]), textarea, select')) {
      // A field in a box leaves its edge to the box.
      const edged = [field, field.parentElement!, field.parentElement!.parentElement!].find(
        (each) => Number.parseFloat(getComputedStyle(each).borderTopWidth) > 0,
      );
      if (!edged || isLeftOut(field) || field.clientWidth <= 1) continue;
      const name = field.getAttribute('aria-label') ?? field.id;
      measure(
        `the edge of ${name}`,
        getComputedStyle(edged).borderTopColor,
        edged,
        groundOf(edged.parentElement),
        leastEdge,
      );
    }
    return [...new Set(faults)];
  }, least);
