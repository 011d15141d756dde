import { afterEach, expect, it, vi } from 'vitest';
import { sayNotLoaded } from './sayNotLoaded.ts';

const template = document.createElement('template');
template.innerHTML = '<div role="alert">Not loaded <button>Try again</button><button>Reload</button></div>';
const make = () => template.content.cloneNode(true) as DocumentFragment;

afterEach(() => document.body.replaceChildren());

it('a page whose code could not be fetched says so, and fetches it again on a press or with a new connection, until it is there [X13]', () => {
  const retry = vi.fn();
  const hide = sayNotLoaded({ make, retry });
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Not loaded');
  expect(retry).not.toHaveBeenCalled();

  const again = document.querySelector('button')!;
  again.click();
  expect(retry).toHaveBeenCalledOnce();
  // Whoever has pressed sees that something is on its way.
  expect(again.ariaBusy).toBe('true');
  dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(2);

  hide();
  expect(document.querySelector('[role="alert"]')).toBeNull();
  dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(2);
});

it('a page without such a notice, as in development, stays as it is [X13]', () => {
  sayNotLoaded({ make: () => undefined, retry: () => undefined })();
  expect(document.body.childElementCount).toBe(0);
});
