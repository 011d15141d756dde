/**
 * Calls once the next frame is on the screen: what a press has changed by then, such as the look of the button, does
 * not wait for `then`. Returns how to call it off.
 */
export function afterPaint(then: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(then);
  });
  // A page that is not in sight has no frames.
  timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    then();
  }, 100);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
