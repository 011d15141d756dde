import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './afterPaint.ts';

const frames = new Map<number, () => void>();
let asked = 0;
beforeEach(() => {
  frames.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frames.set(++asked, draw);
    return asked;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const draw = () => {
  for (const [id, frame] of frames) {
    frames.delete(id);
    frame();
  }
};

it('work after the paint waits until the frame is over', () => {
  const then = vi.fn();
  afterPaint(then);
  vi.advanceTimersByTime(16);
  draw();
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(then).toHaveBeenCalledOnce();
});

it('work after the paint does not wait in a hidden page', () => {
  const then = vi.fn();
  afterPaint(then);
  vi.advanceTimersByTime(100);
  expect(then).toHaveBeenCalledOnce();
  draw();
  vi.advanceTimersByTime(1000);
  expect(then).toHaveBeenCalledOnce();
});
