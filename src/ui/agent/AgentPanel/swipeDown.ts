/** A sheet that was moved this far closes, however slowly. */
const closeDistancePx = 96;
/** A sheet that was flicked closes too: it was moved at least this far, and was at least this fast at the end. */
const flick = { distancePx: 24, speedPxPerMs: 0.5 };
/** The speed at the end is measured within the last 80 ms: whoever stops before letting go does not flick. */
const flickWindowMs = 80;

export interface SwipeDownOptions {
  /** What is taken hold of. Buttons in it stay buttons. */
  handle: HTMLElement;
  /** What moves with the finger. While it does, it has `data-swiping`. */
  sheet: HTMLElement;
  onClose: () => void;
}

/** Lets a sheet be pulled down to close it. Let go too early, it goes back. Returns a function that ends it. [A96] */
export function swipeDown({ handle, sheet, onClose }: SwipeDownOptions): () => void {
  const left = new AbortController();
  let swipe: AbortController | undefined;

  function end() {
    swipe?.abort();
    swipe = undefined;
    sheet.style.translate = '';
    delete sheet.dataset['swiping'];
  }

  function begin(down: PointerEvent) {
    if (!down.isPrimary || down.button !== 0 || (down.target as Element).closest('button, a')) return;
    end();
    swipe = new AbortController();
    const { signal } = swipe;
    let places = [{ y: down.clientY, at: down.timeStamp }];
    const isOther = ({ pointerId }: PointerEvent) => pointerId !== down.pointerId;
    const distanceTo = ({ clientY }: PointerEvent) => Math.max(0, clientY - down.clientY);

    function move(event: PointerEvent) {
      if (isOther(event)) return;
      places = [...places, { y: event.clientY, at: event.timeStamp }].filter(
        ({ at }) => event.timeStamp - at <= flickWindowMs,
      );
      sheet.dataset['swiping'] = '';
      sheet.style.translate = `0 ${distanceTo(event)}px`;
    }
    function letGo(event: PointerEvent) {
      if (isOther(event)) return;
      const distance = distanceTo(event);
      const first = places.find(({ at }) => event.timeStamp - at <= flickWindowMs);
      const speed = first ? (event.clientY - first.y) / Math.max(1, event.timeStamp - first.at) : 0;
      end();
      if (distance >= closeDistancePx || (distance >= flick.distancePx && speed >= flick.speedPxPerMs))
        onClose();
    }
    // At the window: a mouse may leave the handle.
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', letGo, { signal });
    addEventListener('pointercancel', (event) => isOther(event) || end(), { signal });
  }

  handle.addEventListener('pointerdown', begin, { signal: left.signal });
  return () => {
    left.abort();
    end();
  };
}
