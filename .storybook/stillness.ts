import isChromatic from 'chromatic/isChromatic';
import { storyTimes } from '../mocks/storyTimes.ts';
import { toastDurationsMs } from '../src/ui/overlays/Toast/Toast.durations.ts';

const RealDate = Date;
/** A Monday morning. Nobody reads a date of the run into a picture. */
const moment = RealDate.UTC(2026, 4, 4, 9, 30);

let ids = 0;

function stopTime() {
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [moment], newTarget) as Date,
    apply: () => new RealDate(moment).toString(),
    get: (target, name) => (name === 'now' ? () => moment : (Reflect.get(target, name) as unknown)),
  });
}

function countIds() {
  crypto.randomUUID = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
}

/** How long a story takes is chance, and with it whether a toast would be gone, or an answer there. */
function stopEnding() {
  const hour = 3_600_000;
  Object.assign(toastDurationsMs, { neutral: 0, critical: 0 });
  Object.assign(storyTimes, { slowAnswer: 'infinite', timeout: hour, startTimeoutMs: hour });
}

/**
 * A browser takes the focus from what was disabled when it draws the next frame. Whether that comes before the answer,
 * which enables it again, is chance.
 */
function takeFocusAtOnce() {
  const observer = new MutationObserver(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.matches(':disabled')) focused.blur();
  });
  observer.observe(document, { attributeFilter: ['disabled'], subtree: true });
}

function stopMotion() {
  const style = document.createElement('style');
  style.textContent = `*, *::before, *::after {
    animation: none !important;
    transition: none !important;
    scroll-behavior: auto !important;
    caret-color: transparent !important;
  }`;
  document.head.append(style);
}

let prepared: Promise<unknown> | undefined;

async function prepare() {
  stopTime();
  countIds();
  stopEnding();
  takeFocusAtOnce();
  stopMotion();
  // A font that arrives late would move what play functions have already measured.
  // A face that stands in with a font of the machine fails where there is none.
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
}

/**
 * A loader. While pictures are taken (by Chromatic, or with `chromatic=true` in the address), time, ids and motion stand
 * still, so that two pictures of the same story are the same to the byte. People see the stories as they are.
 */
export async function freezeForPictures() {
  if (isChromatic()) await (prepared ??= prepare());
}
