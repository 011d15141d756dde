import { expect, it } from 'vitest';
import { virtualClock } from './virtualClock.ts';

function recorded() {
  const clock = virtualClock(1000);
  const seen: [string, number][] = [];
  const note = (name: string) => () => void seen.push([name, clock.now()]);
  return { clock, seen, note };
}

it('the virtual clock stands still until it is moved', () => {
  const { clock, seen, note } = recorded();
  clock.after(0, note('a'));
  expect([clock.now(), seen]).toEqual([1000, []]);
});

it('the virtual clock runs timers in their order, each at its own time', () => {
  const { clock, seen, note } = recorded();
  clock.after(300, note('third'));
  clock.after(100, note('first'));
  clock.after(100, note('second'));
  clock.after(301, note('not yet'));
  clock.advance(300);
  expect(seen).toEqual([
    ['first', 1100],
    ['second', 1100],
    ['third', 1300],
  ]);
  expect(clock.now()).toBe(1300);
});

it('the virtual clock runs a timer that another timer sets within the same advance', () => {
  const { clock, seen, note } = recorded();
  clock.after(100, () => clock.after(50, note('inner')));
  clock.advance(200);
  expect(seen).toEqual([['inner', 1150]]);
});

it('the virtual clock forgets a timer that was cleared, even by another timer', () => {
  const { clock, seen, note } = recorded();
  const off = clock.after(20, note('off'));
  clock.after(10, off);
  clock.advance(100);
  expect(seen).toEqual([]);
});

it('the virtual clock ticks at each interval, and once more where a jump ends, until it is cleared', () => {
  const { clock, seen, note } = recorded();
  const off = clock.every(100, note('tick'));
  clock.advance(250);
  off();
  clock.advance(1000);
  expect(seen).toEqual([
    ['tick', 1100],
    ['tick', 1200],
    ['tick', 1250],
  ]);
});

it('the virtual clock never goes back, and does not hang on an interval of zero', () => {
  const { clock, seen, note } = recorded();
  clock.every(0, note('tick'));
  clock.advance(-5);
  clock.advance(3);
  expect(clock.now()).toBe(1003);
  expect(seen.length).toBeLessThan(10);
});
