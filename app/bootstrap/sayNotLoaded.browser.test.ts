import { afterEach, describe, expect, it, vi } from 'vitest';
import { notLoadedNotice, sayNotLoaded } from './sayNotLoaded.ts';

const template = document.createElement('template');
template.innerHTML = '<div role="alert">Not loaded <button>Try again</button><button>Reload</button></div>';

/** A notice whose retries end as `outcome` says. */
const noticeWith = (outcome: { isHere?: boolean; canFetch?: boolean } = {}) => ({
  make: () => template.content.cloneNode(true) as DocumentFragment,
  retry: vi.fn(async () => outcome.isHere ?? false),
  canFetch: async () => outcome.canFetch ?? false,
  reload: vi.fn(),
});
const alert = () => document.querySelector('[role="alert"]');
const again = () => document.querySelector('button')!;

afterEach(() => document.body.replaceChildren());

describe('a page whose code could not be fetched', () => {
  it('says so, and fetches it again on a press or with a new connection, until it is there [X13]', () => {
    const notice = noticeWith();
    const hide = sayNotLoaded(notice);
    expect(alert()?.textContent).toContain('Not loaded');
    expect(notice.retry).not.toHaveBeenCalled();

    again().click();
    expect(notice.retry).toHaveBeenCalledOnce();
    // Whoever has pressed sees that something is on its way.
    expect(again().ariaBusy).toBe('true');
    dispatchEvent(new Event('online'));
    expect(notice.retry).toHaveBeenCalledTimes(2);

    hide();
    expect(alert()).toBeNull();
    dispatchEvent(new Event('online'));
    expect(notice.retry).toHaveBeenCalledTimes(2);
  });

  it('says so again when it fails again, and the button keeps the focus [X13, H1]', async () => {
    sayNotLoaded(noticeWith());
    const added: Node[] = [];
    const changes = new MutationObserver((records) =>
      added.push(...records.flatMap((record) => [...record.addedNodes])),
    );
    changes.observe(document.body, { childList: true });
    again().focus();
    again().click();
    await expect.poll(() => added).toEqual([alert()]);
    expect(document.activeElement).toBe(again());
    changes.disconnect();
  });

  it.each([
    ['loads again', '', true, 1],
    ['stays with what was typed', 'ada@example.com', true, 0],
    ['stays as long as nothing can be fetched', '', false, 0],
  ])(
    '%s where the browser remembers that the module failed [X13]',
    async (_what, typed, canFetch, reloads) => {
      document.body.innerHTML = `<input value="${typed}">`;
      const notice = noticeWith({ canFetch });
      sayNotLoaded(notice);
      again().click();
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(notice.reload).toHaveBeenCalledTimes(reloads);
    },
  );

  it('is not loaded again once another attempt has succeeded [X13]', async () => {
    const notice = noticeWith({ canFetch: true });
    let answer = (_can: boolean) => undefined as void;
    const asked = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    const hide = sayNotLoaded({ ...notice, canFetch: asked });
    again().click();
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    hide();
    answer(true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(notice.reload).not.toHaveBeenCalled();
  });

  it('gives the focus to its heading when the notice that had it goes [X13, H1]', () => {
    document.body.innerHTML = '<h1 tabindex="-1">Welcome Back</h1>';
    const hide = sayNotLoaded(noticeWith());
    again().focus();
    hide();
    expect(document.activeElement?.textContent).toBe('Welcome Back');
  });

  it('says nothing once another attempt has succeeded, also while it is still being parsed [X13]', async () => {
    let parse = () => undefined as void;
    const parsed = new Promise<void>((resolve) => (parse = resolve));
    const tell = notLoadedNotice(parsed, noticeWith());
    tell(false);
    tell(true);
    parse();
    await parsed;
    expect(alert()).toBeNull();
    tell(false);
    await parsed;
    await Promise.resolve();
    expect(alert()).not.toBeNull();
    tell(true);
    expect(alert()).toBeNull();
  });

  it('stays as it is where there is no notice, as in development [X13]', () => {
    sayNotLoaded({ ...noticeWith(), make: () => undefined })();
    expect(document.body.childElementCount).toBe(0);
  });
});
