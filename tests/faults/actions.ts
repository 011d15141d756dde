import { page, type Locator } from 'vitest/browser';
import { eventually } from './time.ts';

/** Queries and user actions, by role and label. */
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const field = (label: string) => page.getByLabelText(label, { exact: true });
export const heading = (name: string) => page.getByRole('heading', { name, exact: true });
export const text = (words: string | RegExp) => page.getByText(words, { exact: true });

/** The one element that matches now. Throws when there is none or more than one. */
export function getOne(what: Locator): HTMLElement {
  const [found, ...more] = what.elements();
  if (!found) throw new Error(`There is no ${what.selector}.`);
  if (more.length > 0) throw new Error(`There are ${more.length + 1} of ${what.selector}.`);
  return found as HTMLElement;
}

export const findOne = (what: Locator) => eventually(() => getOne(what));
export const waitUntilGone = (what: Locator) =>
  eventually(() => {
    if (what.elements().length > 0) throw new Error(`There still is ${what.selector}.`);
  });

/** The button, if it can be pressed. A loading button keeps the focus, so it is not `disabled`. */
export function getEnabled(name: string | RegExp) {
  const found = getOne(button(name));
  if (found.matches(':disabled, [aria-disabled="true"]'))
    throw new Error(`The button ${String(name)} cannot be pressed.`);
  return found;
}

export const press = async (name: string | RegExp) => (await eventually(() => getEnabled(name))).click();

type Typed = HTMLInputElement | HTMLTextAreaElement;

export const valueOf = (label: string) => (getOne(field(label)) as Typed).value;

/** Sets a field's value at once. React notices the event only when the value is set by the prototype's setter. */
export async function fill(what: string | Locator, value: string) {
  const input = (await findOne(typeof what === 'string' ? field(what) : what)) as Typed;
  const prototype = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Reflect.set(prototype.prototype, 'value', value, input);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Chooses a PNG of one pixel as the picture. */
export async function pickPicture() {
  // The file input is hidden; users see its label.
  const input = await eventually(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('There is no place for a picture.');
    return found;
  });
  const files = new DataTransfer();
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  files.items.add(new File([bytes], 'me.png', { type: 'image/png' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await findOne(button('Remove picture'));
}

/** The toasts on the screen, as 'title: description'. */
export const shownToasts = () =>
  page
    .getByRole('button', { name: 'Dismiss', exact: true })
    .elements()
    .map((dismiss) => {
      const toast = dismiss.closest('[role="alert"], [role="status"]');
      return [...(toast?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent).join(': ');
    });

/** The texts of the alerts on the page, without toasts. */
export const shownAlerts = () =>
  page
    .getByRole('alert')
    .elements()
    .filter((alert) => !alert.querySelector('[aria-label="Dismiss"]'))
    .map(({ textContent }) => textContent);
