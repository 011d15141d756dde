export interface Frames {
  frames: number;
  /** Frames that came more than 34 ms, the time of two frames, after the one before. */
  late: number;
  /** How long was counted, in ms. */
  took: number;
}

/** Counts frames from now on. */
export function frames() {
  const from = performance.now();
  const counted: Frames = { frames: 0, late: 0, took: 0 };
  let last = from;
  let running = true;
  const frame = (now: number) => {
    if (!running) return;
    counted.frames++;
    if (now - last > 34) counted.late++;
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  return {
    stop(): Frames {
      running = false;
      return { ...counted, took: performance.now() - from };
    },
  };
}
