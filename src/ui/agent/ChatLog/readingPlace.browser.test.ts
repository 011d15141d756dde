import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/theme.ts';
import { longChat } from './longChat.fixture.tsx';

const upright = [390, 844] as const;
const across = [844, 390] as const;

async function turnTo([width, height]: readonly [number, number]) {
  await page.viewport(width, height);
  await vi.waitUntil(() => innerWidth === width && innerHeight === height);
  for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  // A reader scrolls between two frames, not within one.
  await new Promise((done) => setTimeout(done));
}

const log = () => document.querySelector('[role="log"]')!;
const dialog = () => document.querySelector('dialog')!;
const found = (n: number) =>
  [...document.querySelectorAll('[aria-busy]')].find((bubble) => bubble.textContent.includes(`No. ${n}.`))!;
const jump = () => [...document.querySelectorAll('button')].some((b) => b.textContent === 'Jump to latest');
/** How far below the upper edge of what is in sight a message begins, in px. */
function placeOf(n: number) {
  const low = getComputedStyle(log()).overflowY === 'visible';
  const edge = low
    ? document.querySelector('header')!.getBoundingClientRect().bottom
    : log().getBoundingClientRect().top;
  return found(n).getBoundingClientRect().top - edge;
}

/** The long chat on an upright phone, at its end. */
async function opened() {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(longChat);
  await vi.waitUntil(() => document.querySelector('[role="log"]'));
  await turnTo(upright);
}

it('what is read further up stays in sight as a phone is turned, and back [V21]', async () => {
  await turnTo(upright);
  await opened();
  // The third message of the middle part is read, and the end is far.
  found(52).scrollIntoView({ block: 'start' });
  await vi.waitUntil(jump);
  await turnTo(upright);
  const before = placeOf(52);
  expect(Math.abs(before)).toBeLessThan(40);
  for (let turns = 0; turns < 2; turns++) {
    await turnTo(across);
    expect(getComputedStyle(log()).overflowY).toBe('visible');
    expect(Math.abs(placeOf(52))).toBeLessThan(40);
    await turnTo(upright);
    expect(getComputedStyle(log()).overflowY).toBe('auto');
    expect(Math.abs(placeOf(52) - before)).toBeLessThan(40);
  }
  expect(jump()).toBe(true);
});

it('a chat that is read at its end stays there as a phone is turned [V21]', async () => {
  await turnTo(upright);
  await opened();
  for (const [to, box] of [
    [across, dialog],
    [upright, log],
  ] as const) {
    await turnTo(to);
    expect(box().scrollHeight - box().clientHeight - box().scrollTop).toBeLessThan(2);
    expect(box().scrollTop).toBeGreaterThan(1000);
    expect(jump()).toBe(false);
  }
});

it('a reader who scrolls up in the frame in which the chat grows is not brought back [V21]', async () => {
  await turnTo(upright);
  await opened();
  await new Promise<void>((done) =>
    requestAnimationFrame(() => {
      log().scrollTop = 0;
      [...document.querySelectorAll('[aria-busy]')].at(-1)!.append('More of what is said. '.repeat(20));
      done();
    }),
  );
  await vi.waitUntil(jump);
  expect(log().scrollTop).toBe(0);
});
