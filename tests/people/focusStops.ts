import type { Locator, Page } from 'playwright';
import type { Input } from './path.ts';

/** One element to which Tab led. */
export interface FocusStop {
  name: string;
  /** Why somebody would lose sight of the focus here; empty when all is well. */
  faults: string[];
  /** The element stands before the one that had the focus before, as at the beginning of a new round. */
  isBack: boolean;
  /** Which element of this round it is, from 0. */
  element: number;
  /** Tab came here earlier in this round. */
  isKnown: boolean;
}

/** Runs in the page: looks at the element that has the focus, and at how the former one looks without it. */
async function lookAtFocus(isNewRound: boolean): Promise<FocusStop | undefined> {
  interface Before {
    element: Element;
    drawn: readonly Element[];
    look: string;
    round: Set<Element>;
  }
  const before = Reflect.get(globalThis, 'focusBefore') as Before | undefined;
  const round = isNewRound ? new Set<Element>() : (before?.round ?? new Set<Element>());
  const element = document.activeElement;
  if (!element || element === document.body) {
    Reflect.set(globalThis, 'focusBefore', before && { ...before, round });
    return undefined;
  }

  const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
  // A field may leave its ring to the box around it, and a hidden input to its label.
  const drawn = [element, ...labels, element.parentElement, element.parentElement?.parentElement].filter(
    (each): each is Element => each instanceof Element && each !== document.body,
  );
  const look = (elements: readonly Element[]) =>
    elements
      .map((each) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(each);
        const outline = outlineStyle === 'none' || outlineWidth === '0px' ? '' : outlineWidth + outlineColor;
        return `${outline} ${boxShadow} ${borderColor}`;
      })
      .join(' | ');

  const faults: string[] = [];
  const ring = drawn.some((each) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3 && !outlineColor.endsWith(', 0)');
  });
  if (!ring) faults.push('shows no ring');
  // A heading that a script gave the focus to is no control, and needs no ring.
  const wasControl =
    before !== undefined && before.element !== element && before.element.matches(':not([tabindex="-1"])');
  if (wasControl && before.element.isConnected && look(before.drawn) === before.look)
    faults.push(
      `comes after ${before.element.textContent || before.element.tagName}, which looks the same without the focus`,
    );

  const shown = [element, ...labels].map((each) => each.getBoundingClientRect());
  const box = shown.find(({ width, height }) => width > 2 && height > 2);
  if (!box) faults.push('has no size');
  else {
    const inset = 3;
    const points = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + inset, box.top + inset],
      [box.right - inset, box.top + inset],
      [box.left + inset, box.bottom - inset],
      [box.right - inset, box.bottom - inset],
    ] as const;
    const isSeen = () =>
      points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return (
          top !== null &&
          drawn.slice(0, 1 + labels.length).some((each) => each.contains(top) || top.contains(each))
        );
      });
    // A toast makes way in the next frame, before anything is drawn.
    for (let frames = 0; frames < 2 && !isSeen(); frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    if (!isSeen()) faults.push('is hidden by something else, or outside of the window');
  }

  const isBack =
    before !== undefined &&
    (before.element.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const isKnown = round.has(element);
  round.add(element);
  Reflect.set(globalThis, 'focusBefore', { element, drawn, look: look(drawn), round } satisfies Before);
  const text = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent;
  return {
    name: text.trim() || element.tagName,
    faults,
    isBack,
    isKnown,
    element: [...round].indexOf(element),
  };
}

/** Presses Tab until it comes to where it has been, and returns the stops in their order. Throws where there is no end. */
export async function tabRound(page: Page) {
  const stops: FocusStop[] = [];
  await page.evaluate(lookAtFocus, true);
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus, false);
    if (stop?.isKnown) {
      // The round began at a control, which is its last one.
      if (!stops.some(({ element }) => element === stop.element)) stops.push(stop);
      return stops;
    }
    if (stop) stops.push(stop);
  }
  throw new Error(`Tab came to no end: ${stops.map(({ name }) => name).join(', ')}`);
}

export const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Acts with the keyboard alone: Tab and Enter, and the arrow keys in a menu. `faults` collects what is lost on the way. */
export function keyboard(page: Page, faults: string[]): Input {
  async function reach(target: Locator) {
    await target.waitFor();
    const inMenu = (await target.getAttribute('role')) === 'menuitem';
    for (let presses = 0; presses < 80; presses += 1) {
      if (await isFocused(target)) return;
      await page.keyboard.press(inMenu ? 'ArrowDown' : 'Tab');
      if (inMenu) continue;
      const stop = await page.evaluate(lookAtFocus, presses === 0);
      for (const fault of stop?.faults ?? []) faults.push(`${stop?.name} ${fault}`);
    }
    throw new Error(`The keyboard does not reach ${String(target)}.`);
  }
  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async type(target, text) {
      await reach(target);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
  };
}
