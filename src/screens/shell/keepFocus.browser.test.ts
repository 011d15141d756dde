import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from './keepFocus.ts';

let end: () => void;
beforeEach(() => {
  document.body.innerHTML = `<main><section aria-label="Card"><ul><li><button id="hide">Hide</button></li>
    <li><button id="other">Other</button></li></ul></section></main>`;
  end = keepFocus();
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
/** Longer than whoever removed a control has to move the focus. */
const passed = () => new Promise((resolve) => setTimeout(resolve, 200));

it('the focus of a control that is removed goes on to what surrounded it and is still there [H1]', async () => {
  find('#hide').focus();
  find('#hide').closest('li')!.remove();
  await expect.poll(() => document.activeElement).toBe(find('section'));
  find('#other').focus();
  expect(find('section').hasAttribute('tabindex')).toBe(false);
});

it('what had the focus before the code had come is known too [H1]', async () => {
  end();
  find('#hide').focus();
  end = keepFocus();
  find('#hide').remove();
  await expect.poll(() => document.activeElement).toBe(find('li'));
});

it('the focus stays where whoever removed the control has moved it [H1]', async () => {
  find('#hide').focus();
  find('#hide').remove();
  find('#other').focus();
  await passed();
  expect(document.activeElement).toBe(find('#other'));
});

it('nothing takes the focus where nobody had it, or where it was given up before [H1]', async () => {
  find('#hide').remove();
  await passed();
  expect(document.activeElement).toBe(document.body);
  find('#other').focus();
  find('#other').blur();
  await passed();
  find('#other').remove();
  await passed();
  expect(document.activeElement).toBe(document.body);
});

it('what is hidden or inert is passed over [H1]', async () => {
  find('#hide').focus();
  find('section').inert = true;
  find('#hide').remove();
  await expect.poll(() => document.activeElement).toBe(find('main'));
});
