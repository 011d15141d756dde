import type { Page } from 'playwright';

/** Runs in the page before its scripts. Collects in `moved` what lasts longer than a moment, however it is moved. */
function collectMotion(longestMs: number) {
  const moved = new Set<string>();
  Object.assign(globalThis, { moved });
  const nameOf = (element: Element) =>
    `${element.localName} '${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}'`;
  const look = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    for (const animation of target.getAnimations({ subtree: true })) {
      const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
      if (Number(activeDuration) <= longestMs) continue;
      const what =
        animation instanceof CSSTransition
          ? animation.transitionProperty
          : animation instanceof CSSAnimation
            ? animation.animationName
            : 'a script';
      moved.add(`${nameOf(target)} is moved by ${what} for ${String(activeDuration)} ms`);
    }
  };
  document.addEventListener('transitionrun', look, true);
  document.addEventListener('animationstart', look, true);

  const animate = Reflect.get(Element.prototype, 'animate') as (
    this: Element,
    ...given: unknown[]
  ) => Animation;
  Element.prototype.animate = function watched(this: Element, frames, options) {
    const duration = Number(typeof options === 'number' ? options : (options?.duration ?? 0));
    if (duration > longestMs) moved.add(`${nameOf(this)} is moved by a script for ${duration} ms`);
    return animate.call(this, frames, options);
  };
  for (const name of ['scrollTo', 'scrollBy', 'scrollIntoView'] as const) {
    const scroll = Reflect.get(Element.prototype, name) as (this: Element, ...given: unknown[]) => void;
    Reflect.set(Element.prototype, name, function watched(this: Element, ...given: unknown[]) {
      if (given.some((each) => Reflect.get(Object(each), 'behavior') === 'smooth'))
        moved.add(`${nameOf(this)} is scrolled smoothly`);
      scroll.apply(this, given);
    });
  }
}

/** The places of everything in sight, before and after a moment, without words, which may change. */
async function findDrifting() {
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const placesOf = () =>
    new Map(
      [...top.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element, [x, y, width, height].map(Math.round).join()];
      }),
    );
  const before = placesOf();
  await new Promise((resolve) => setTimeout(resolve, 250));
  const after = placesOf();
  return (
    [...before]
      .filter(([element, place]) => after.has(element) && after.get(element) !== place)
      // How loud it is, is what a level tells; and toasts come and go by themselves, all at once.
      .filter(([element]) => !element.closest('[style*="--level"], [role="region"][aria-live]'))
      .map(
        ([element]) =>
          `${element.localName}.${element.getAttribute('class')} '${element.textContent.slice(0, 40)}'`,
      )
  );
}

/** Begins to watch with the next load, which it does. */
export async function watchMotion(page: Page) {
  // The theme shortens every duration to 1 ms instead of taking it away: the events still come.
  await page.addInitScript(collectMotion, 10);
  await page.reload();
  return {
    /** What has moved so far. */
    moved: () => page.evaluate(() => [...(Reflect.get(globalThis, 'moved') as ReadonlySet<string>)]),
    /** What changes its place all the time. */
    drifting: () => page.evaluate(findDrifting),
  };
}
