import { afterEach, expect, it } from 'vitest';
import { avoidControls } from './Toast.avoidControls.ts';

afterEach(() => document.body.replaceChildren());

/** Puts an element of 40 px at the bottom of the window, with a toast region of 80 px over it. */
function page(html: string) {
  document.body.innerHTML = `
    <div style="position: fixed; inset: auto 0 20px; height: 40px">${html}</div>
    <div id="region" style="position: fixed; inset: auto 0 0; height: 80px; background: white">Saved</div>`;
  const [below, region] = document.body.children as unknown as [HTMLElement, HTMLElement];
  return { what: below.firstElementChild!.getBoundingClientRect(), region };
}

it.each([
  ['a button', '<button style="height: 40px; width: 100%">Send</button>'],
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

it('a toast stays where it is over words alone [X5]', () => {
  const { region } = page('<p style="height: 40px; margin: 0">Words</p>');
  const home = region.getBoundingClientRect().top;
  const stop = avoidControls(region);
  expect(region.getBoundingClientRect().top).toBe(home);
  stop();
});
