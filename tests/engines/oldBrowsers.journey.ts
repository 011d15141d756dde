import { describe, expect } from 'vitest';
import { demo } from '../journeys/people.ts';
import { engines, it } from './engines.ts';
import { until } from './visitor.ts';

const [firefox] = engines;
const desk = { width: 1280, height: 800, dark: false } as const;

describe.skipIf(!firefox.isInstalled)('Firefox with what older browsers have', () => {
  it('without anchor positioning, idle callbacks, random ids and URL.canParse a menu opens at its button and the agent answers [O7]', async ({
    visit,
  }) => {
    const person = await visit(firefox, {
      ...desk,
      preferences: { 'layout.css.anchor-positioning.enabled': false },
      before: `delete globalThis.requestIdleCallback;
        delete Crypto.prototype.randomUUID;
        delete URL.canParse;`,
    });
    expect(await person.evaluate(`CSS.supports('position-area: block-end')`)).toBe(false);
    const theme = await person.press('button', 'Theme');
    const menu = await person.see('menu', /Theme/);
    expect(menu.y - theme.y - theme.height).toBeGreaterThanOrEqual(0);
    expect(menu.y - theme.y - theme.height).toBeLessThan(16);
    expect(menu.x + menu.width).toBeLessThanOrEqual(desk.width);
    await person.key('Escape');
    await person.gone('menu', /Theme/);

    await person.press('button', 'Sign In');
    await person.see('heading', 'Welcome Back');
    await person.fill('Email', demo.email);
    await person.fill('Password', demo.password);
    await person.key('Enter');
    await person.see('heading', 'Dashboard');
    await person.press('button', 'Text Chat');
    await person.see('dialog', 'Chat with Your Agent');
    await person.press('field', 'Message');
    await person.type('What plan am I on?');
    await person.key('Enter');
    await until('The answer', async () =>
      /\bPro\b/.test(await person.evaluate<string>(`document.querySelector('[role=log]').innerText`)),
    );
  });

  it('below the oldest that we support, the landing page says in a sentence what to do [O7]', async ({
    visit,
  }) => {
    const person = await visit(firefox, { ...desk, before: 'delete AbortSignal.any;' });
    await person.see('text', /Please update it/);
    await person.see('button', 'Get Started');
  });
});
