import { afterEach, expect, it } from 'vitest';
import { avoidControls } from './Toast.avoidControls.ts';

afterEach(() => document.body.replaceChildren());

/** Puts an element of 40 px at the bottom of the window, with a toast region of 80 px over it. */
function page(html: string) {
  document.body.innerHTML = `
    <div style="position: fixed; inset: auto 0 20px; height: 40px">${html}</div>
    <div id="region" style="position: fixed; inset: auto 0 0; height: 80px; background: white">Saved</div>`;
  const [below, region] = document.body.children as unknown as [HTMLElement, HTMLElement];
  return { what: below.lastElementChild!.getBoundingClientRect(), region };
}

it.each([
  ['the name of the screen', '<h1 style="height: 40px; margin: 0">Dashboard</h1>'],
  ['a button', '<button style="height: 40px; width: 100%">Send</button>'],
  [
    'what chooses a file',
    '<input type="file" hidden><label style="display: block; height: 40px">Choose</label>',
  ],
  ['what a field says is wrong', '<p role="alert" style="height: 40px; margin: 0">Too long</p>'],
])('a toast goes out of the way of %s, and comes back [X5]', (_what, html) => {
  const { what, region } = page(html);
  const home = region.getBoundingClientRect().top;
  expect(home).toBeLessThan(what.top);
  const stop = avoidControls(region);
  expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(what.top);
  stop();
  expect(region.getBoundingClientRect().top).toBe(home);
});

it('a toast goes home once what it went away from is gone, and not while somebody scrolls [X5]', async () => {
  const { region } = page('<button style="height: 40px; width: 100%">Send</button>');
  const home = region.getBoundingClientRect().top;
  const stop = avoidControls(region);
  const away = region.getBoundingClientRect().top;
  expect(away).toBeLessThan(home);
  region.previousElementSibling!.remove();
  for (let scrolls = 0; scrolls < 8; scrolls += 1) {
    document.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(region.getBoundingClientRect().top).toBe(away);
  }
  await expect.poll(() => region.getBoundingClientRect().top).toBe(home);
  stop();
});

it('a toast stays where it is over words alone [X5]', () => {
  const { region } = page('<p style="height: 40px; margin: 0">Words</p>');
  const home = region.getBoundingClientRect().top;
  const stop = avoidControls(region);
  expect(region.getBoundingClientRect().top).toBe(home);
  stop();
});

/** Shows the page as Safari does while its keyboard covers the lower `px` of the window. */
function withKeyboard(px: number) {
  const view = window.visualViewport!;
  Object.defineProperty(view, 'height', { configurable: true, value: innerHeight - px });
  view.dispatchEvent(new Event('resize'));
  return () => Reflect.deleteProperty(view, 'height');
}

/** Takes as much room above the toast as there is, so that not everything can stay free. */
function fillWithButtons() {
  const buttons = Array.from({ length: 40 }, () => '<button style="height: 24px; width: 100%">Word</button>');
  document.body.insertAdjacentHTML('afterbegin', buttons.join(''));
}

it('a toast makes way for what gets the focus where there is no room for everything [X5, H1]', async () => {
  const { region } = page('<button style="height: 40px; width: 100%">Receipt</button>');
  fillWithButtons();
  const stop = avoidControls(region);
  const receipt = region.previousElementSibling!.querySelector('button')!;
  const { top } = receipt.getBoundingClientRect();
  // The size of a new region is looked at once more, in the second frame.
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  expect(region.getBoundingClientRect().bottom).toBeGreaterThan(top);
  receipt.focus({ preventScroll: true });
  await expect.poll(() => region.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  stop();
});

it('a toast goes above a keyboard that is laid over the page, and not onto the field [X5]', async () => {
  const { region } = page('<p></p>');
  const field = document.createElement('textarea');
  fillWithButtons();
  const visiblePx = innerHeight - 150;
  field.style.cssText = `position: fixed; inset: ${visiblePx - 60}px 0 auto; height: 50px`;
  region.before(field);
  field.focus();
  const stop = avoidControls(region);
  const hideKeyboard = withKeyboard(150);
  const { top } = field.getBoundingClientRect();
  await expect.poll(() => region.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  expect(region.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  stop();
  hideKeyboard();
});
