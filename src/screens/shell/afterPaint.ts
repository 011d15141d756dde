/**
 * Calls `then` after the next frame was painted, so that a press is visible, such as on the button, before the work
 * that it started.
 */
export function afterPaint(then: () => void) {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(then);
  });
  // A hidden page has no frames.
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    then();
  }, 100);
}
