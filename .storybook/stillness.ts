import isChromatic from 'chromatic/isChromatic';
import { storyTimes, type StoryTimes } from '../mocks/storyTimes.ts';
import { toastDurationsMs } from '../src/ui/overlays/Toast/Toast.durations.ts';

const RealDate = Date;
/** The time at which pictures are taken: a Monday morning. */
const frozenTime = RealDate.UTC(2026, 4, 4, 9, 30);

/** A story may still put `Date.now` ahead (`withClockAhead`). */
function stopTime() {
  RealDate.now = () => frozenTime;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [target.now()], newTarget) as Date,
    apply: (target) => new target(target.now()).toString(),
  });
}

/** Keeps toasts, and lets slow answers never come: how long a story takes is random, and no picture may depend on it. */
function stopTimeouts() {
  const hour = 3_600_000;
  Object.assign(toastDurationsMs, { neutral: 0, critical: 0 } satisfies typeof toastDurationsMs);
  Object.assign(storyTimes, {
    slowAnswerMs: 'infinite',
    timeoutMs: hour,
    startTimeoutMs: hour,
  } satisfies Required<StoryTimes>);
}

/**
 * The browser takes the focus from a disabled element when it draws the next frame. Whether the element is enabled again before
 * is random, so the focus is taken at once.
 */
function blurDisabledAtOnce() {
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
  stopTimeouts();
  blurDisabledAtOnce();
  stopMotion();
  // A font that arrives late would move what play functions have already measured. Fallback faces fail to load on machines
  // without their font, which is no problem.
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
}

/**
 * A loader. While pictures are taken (by Chromatic, or with `chromatic=true` in the address), time and motion stand still,
 * so that two pictures of a story are the same to the byte. Nothing changes for people who read the catalogue.
 */
export async function freezeForPictures() {
  if (isChromatic()) await (prepared ??= prepare());
}
