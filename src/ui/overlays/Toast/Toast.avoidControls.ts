/** What somebody may want to press, or to write in, while a message is there. */
const controls = 'button, a[href], input, select, textarea, summary, [tabindex="0"]:not([role="log"])';
/** In px. */
const stepPx = 8;
const gapPx = 4;
/** Half of the smallest target, in px: what is kept free of a control where there is no room for all of it. */
const minClearancePx = 12;

interface Span {
  top: number;
  bottom: number;
}

/** The controls that can be reached now and stand in the way of `region`, wherever that moves up or down. */
function visibleObstacles(region: HTMLElement, { left, right }: DOMRect): Span[] {
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    const box = control.getBoundingClientRect();
    if (region.contains(control) || box.right <= left || box.left >= right) return [];
    // Not what is scrolled out of sight, or behind a dialog.
    const seen = document
      .elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      .find((element) => !region.contains(element));
    return seen && control.contains(seen) ? [box] : [];
  });
}

const centreOf = ({ top, bottom }: Span): Span => ({
  top: Math.max(top, (top + bottom) / 2 - minClearancePx),
  bottom: Math.min(bottom, (top + bottom) / 2 + minClearancePx),
});

/** Moves it towards the middle of the window as far as it has to, and leaves it where it covers nothing. */
function moveOffControls(region: HTMLElement) {
  const box = region.getBoundingClientRect();
  if (box.height === 0 || region.matches(':focus-within')) return;
  const moved = Number.parseFloat(region.style.translate.split(' ')[1] ?? '0');
  const first = box.top - moved;
  const down = first + box.height / 2 < innerHeight / 2;
  const spans = visibleObstacles(region, box);

  const isFree = (top: number, taken: readonly Span[]) =>
    taken.every((span) => span.bottom + gapPx <= top || span.top - gapPx >= top + box.height);
  if (isFree(box.top, spans)) return;
  const places = Array.from(
    { length: Math.floor(innerHeight / stepPx) },
    (_, i) => (down ? i : -i) * stepPx,
  ).filter((shift) => first + shift >= 0 && first + shift + box.height <= innerHeight);
  const shift =
    places.find((each) => isFree(first + each, spans)) ??
    places.find((each) => isFree(first + each, spans.map(centreOf))) ??
    0;
  region.style.translate = `0 ${shift}px`;
}

/** For as long as messages are in `region`: they cover nothing that can be pressed. Returns what ends it. */
export function avoidControls(region: HTMLElement): () => void {
  let frame: number | undefined;
  const schedule = () => {
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
  const events = ['scroll', 'transitionend'] as const;
  for (const event of events) document.addEventListener(event, schedule, { capture: true, passive: true });
  window.addEventListener('resize', schedule);
  moveOffControls(region);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    mutations.disconnect();
    size.disconnect();
    for (const event of events) document.removeEventListener(event, schedule, { capture: true });
    window.removeEventListener('resize', schedule);
    region.style.translate = '';
  };
}
