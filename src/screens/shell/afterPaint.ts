/**
 * Calls once the next frame is on the screen: what a press has changed by then, such as the look of the button, does
 * not wait for `then`.
 */
export function afterPaint(then: () => void) {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(then);
  });
  // A page that is not in sight has no frames.
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    then();
  }, 100);
}
