import { waitFor } from 'storybook/test';

/** It can be pressed or read where it is: no part of it is beyond the window, and nothing lies over its middle. */
export function isInView(element: Element) {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1) return false;
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}

/** It comes into sight when somebody scrolls to it, or moves the focus there. */
export function isReachable(element: Element) {
  element.scrollIntoView({ block: 'center' });
  return isInView(element);
}

/** A dialog grows a little as it fades in: places are measured after that. The one on top, where one lies over another. */
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
