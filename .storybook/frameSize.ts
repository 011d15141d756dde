/** Resizes the frame, not the window: a window that another one covers may never answer. Returns the former styles. */
export function resize(width: string, height: string) {
  const frame = window.frameElement as HTMLIFrameElement;
  const before = [frame.style.width, frame.style.height] as const;
  frame.style.width = width;
  frame.style.height = height;
  return before;
}

/** Turns all transitions off, so that a change of theme shows its colours at once. Returns a function that turns them on again. */
export function disableTransitions() {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '*, ::before, ::after { transition: none !important; }';
  return () => style.remove();
}

/** Media queries report a change in the next frame. A covered window draws no frames: then a quarter of a second is enough. */
const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 250);
  });

/** Resolves after all tasks that are waiting, such as what React has deferred. */
const nextTask = () => scheduler.postTask(() => undefined, { priority: 'background' });

/** Resolves when React has followed the width and no animation is running, which would show colours in between. */
export async function settled(resized: boolean) {
  if (resized) {
    await nextFrame();
    await nextTask();
  }
  // Asking for animations updates the styles first, so that those that begin just now are among them.
  let running = runningAnimations();
  // The end of one animation may start another.
  for (let round = 0; running.length > 0 && round < 10; round++) {
    for (const animation of running) animation.finish();
    await nextTask();
    running = runningAnimations();
  }
}

const runningAnimations = () =>
  document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
    );
