import { Script, createContext } from 'node:vm';
import { expect, it } from 'vitest';
import { inlineScript, unsupportedBrowserScript } from './inlineScript.ts';

/** The features of a supported browser that the script looks at. */
const baseline = () => ({
  HTMLElement: class {
    declare popover: string;
    static {
      Object.assign(this.prototype, { popover: null });
    }
  },
  AbortSignal: { any: () => undefined },
  Intl: { Segmenter: class {} },
});

/** Runs the script as a browser does in the page's head. `notices` has what it adds to the body. */
function visit(browser: object) {
  const notices: { textContent?: string; role?: string }[] = [];
  const window: Record<string, unknown> = { ...browser };
  const document = {
    addEventListener: (_type: string, parsed: () => void) => parsed(),
    createElement: () => ({
      style: {},
      setAttribute(name: string, value: string) {
        Object.assign(this, { [name]: value });
      },
    }),
    body: { firstChild: null, insertBefore: (notice: object) => notices.push(notice) },
  };
  const context = createContext({ ...browser, window, document });
  new Script(unsupportedBrowserScript).runInContext(context);
  return { notices, window, context };
}

it('says nothing in a browser of the baseline', () => {
  expect(visit(baseline()).notices).toEqual([]);
});

it.each([
  ['popovers (Safari 16, Firefox 124)', { HTMLElement: class {} }],
  ['AbortSignal.any (Chrome 115, Safari 17.3)', { AbortSignal: {} }],
  ['Intl.Segmenter (Firefox 124)', { Intl: {} }],
])('asks to update a browser without %s, and leaves the landing page as it is', (_missing, without) => {
  const { notices, window, context } = visit({ ...baseline(), ...without });
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({
    role: 'alert',
    textContent: expect.stringContaining('This browser is too old for this page.') as string,
  });
  // The next script needs what is missing and would throw, so it does nothing.
  expect(new Script(inlineScript).runInContext(context)).toBeUndefined();
  expect(window).not.toHaveProperty('parley');
});

it('is written in a syntax that browsers of 2015 understand', () => {
  expect(unsupportedBrowserScript).not.toMatch(/=>|`|\?\.|\?\?|\b(const|let|class)\b/);
});
