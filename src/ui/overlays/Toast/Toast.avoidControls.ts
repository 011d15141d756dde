/**
 * The controls that somebody may want to press or type into while a toast is shown, what a field says is wrong with its text, and
 * the name of the screen. A file input cannot be styled, so that the label after it is what is pressed.
 */
const controls =
  'h1, p[role="alert"], button, a[href], input, input[type="file"] + label, select, textarea, summary, [tabindex="0"]:not([role="log"])';
/** What stays free even where there is room for nothing else. */
const mostImportant = 'h1, :is(input, select, textarea, button, a):focus';
/** The distance between two positions that are tried. */
const stepPx = 8;
/** The distance kept from every control. */
const gapPx = 4;
/**
 * Where there is no room to keep whole controls free, at least this much stays free above and below the middle of each. Half
 * of WCAG's smallest target size, 24 px.
 */
const minClearancePx = 12;
/** How long the page must not have changed before a toast goes home. While somebody scrolls it would go to and fro. */
const restMs = 500;

/** The vertical extent of a control, in px from the top of the window. */
interface Span {
  top: number;
  bottom: number;
}

/** What is reachable of the elements, and `region` would cover at some height, as it only moves up and down. */
function visibleObstacles(selector: string, region: HTMLElement, { left, right }: DOMRect): Span[] {
  return [...document.querySelectorAll(selector)].flatMap((control) => {
    const box = control.getBoundingClientRect();
    if (region.contains(control) || box.right <= left || box.left >= right) return [];
    // Leaves out what is scrolled out of sight or lies behind a dialog.
    const topElement = document
      .elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      .find((element) => !region.contains(element));
    return topElement && control.contains(topElement) ? [box] : [];
  });
}

const centreOf = ({ top, bottom }: Span): Span => ({
  top: Math.max(top, (top + bottom) / 2 - minClearancePx),
  bottom: Math.min(bottom, (top + bottom) / 2 + minClearancePx),
});

/** The part of the window that is in sight: Safari lays a phone's keyboard over the rest. */
function visiblePart(): Span {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  return { top: offsetTop, bottom: offsetTop + height };
}

/**
 * Moves `region` towards the middle of the window, as little as needed, until it covers no control and no keyboard covers it. Where it
 * covers none it stays, unless the page is at rest and what it went away from is gone. Under the pointer it stays too.
 */
function moveOffControls(region: HTMLElement, isAtRest = false) {
  const box = region.getBoundingClientRect();
  if (box.height === 0 || region.matches(':focus-within')) return;
  const currentShift = Number.parseFloat(region.style.translate.split(' ')[1] ?? '0');
  const homeTop = box.top - currentShift;
  const movesDown = homeTop + box.height / 2 < innerHeight / 2;
  const obstacles = visibleObstacles(controls, region, box);

  const visible = visiblePart();
  const isFree = (top: number, taken: readonly Span[]) =>
    top >= visible.top &&
    top + box.height <= visible.bottom &&
    taken.every((span) => span.bottom + gapPx <= top || span.top - gapPx >= top + box.height);
  const goesHome = isAtRest && !region.matches(':hover') && isFree(homeTop, obstacles);
  if (isFree(box.top, obstacles) && !goesHome) return;
  const shifts = Array.from(
    { length: Math.floor(innerHeight / stepPx) },
    (_, i) => (movesDown ? i : -i) * stepPx,
  );
  const shift = [obstacles, obstacles.map(centreOf), visibleObstacles(mostImportant, region, box), []]
    .map((taken) => shifts.find((each) => isFree(homeTop + each, taken)))
    .find((found) => found !== undefined);
  region.style.translate = `0 ${shift ?? 0}px`;
}

/** Keeps `region` off all controls while the page around it changes. Returns a function that stops it and moves `region` back. */
export function avoidControls(region: HTMLElement): () => void {
  let frame: number | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(rest);
    rest = setTimeout(() => moveOffControls(region, true), restMs);
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      moveOffControls(region);
    });
  };
  const mutations = new MutationObserver(schedule);
  mutations.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['open', 'hidden', 'inert'],
  });
  const size = new ResizeObserver(schedule);
  size.observe(region);
  const listening = new AbortController();
  const { signal } = listening;
  // Where there is no room for everything, what has the focus comes first.
  for (const event of ['scroll', 'transitionend', 'focusin'])
    document.addEventListener(event, schedule, { capture: true, passive: true, signal });
  for (const event of ['resize', 'scroll'])
    window.visualViewport?.addEventListener(event, schedule, { signal });
  window.addEventListener('resize', schedule, { signal });
  moveOffControls(region);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(rest);
    mutations.disconnect();
    size.disconnect();
    listening.abort();
    region.style.translate = '';
  };
}
