import { waitFor } from 'storybook/test';

/** Whether all of the element is inside the window, and nothing covers its middle. */
export function isInView(element: Element) {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1) return false;
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}

/** Whether the element is in view after scrolling to it, or moving the focus to it. */
export function isReachable(element: Element) {
  element.scrollIntoView({ block: 'center' });
  return isInView(element);
}

/** Waits until a dialog has grown and faded in, because places are measured after that. Returns the topmost dialog. */
export async function waitForAnimations() {
  const dialog = await waitFor(() => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1);
    if (!top || getComputedStyle(top).opacity !== '1') throw new Error('No dialog has faded in.');
    return top;
  });
  const passing = dialog
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(passing.map(({ finished }) => finished));
}
