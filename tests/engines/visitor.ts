import { mkdirSync, writeFileSync } from 'node:fs';
import type { EngineBrowser, Found, Wanted } from './wanted.ts';

export type Name = string | RegExp;

const folder = 'dist/engines';
const patience = 20_000;

/** How WebDriver writes keys that type nothing. */
const keys = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', Shift: '\uE008' } as const;
export type Key = keyof typeof keys;

const wanted = (role: string, name: Name): Wanted =>
  typeof name === 'string' ? { role, name, isPattern: false } : { role, name: name.source, isPattern: true };

/** Asks until the answer is there, as a person looks until they see it. */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value | null | undefined | false>,
): Promise<Value> {
  for (const end = Date.now() + patience; ;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`${what} did not come within ${patience / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Somebody who uses the app in a browser of any engine, with its pointer and its keyboard. */
export function visitor(browser: EngineBrowser, label: string) {
  /** Null as well while a page is still arriving. */
  const look = (role: string, name: Name) =>
    browser.evaluate<Found | null>(
      `globalThis.finder && document.body ? finder.find(${JSON.stringify(wanted(role, name))}) : null`,
    );
  const type = (text: string) =>
    browser.perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: Array.from(text, (value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]).flat(),
      },
    ]);
  const see = (role: string, name: Name) => until(`${role} '${String(name)}'`, () => look(role, name));

  /** Waits until it has stopped moving and nothing covers it: a script would miss what a person does not. */
  async function still(role: string, name: Name): Promise<Found> {
    let last: Found | null = null;
    return until(`${role} '${String(name)}', at rest and in front`, async () => {
      const now = await look(role, name);
      const isStill = now?.isOnTop && last && Math.abs(now.x - last.x) < 1 && Math.abs(now.y - last.y) < 1;
      last = now;
      return isStill && now;
    });
  }

  async function press(role: string, name: Name): Promise<Found> {
    const found = await still(role, name);
    await browser.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          {
            type: 'pointerMove',
            duration: 0,
            x: Math.round(found.x + found.width / 2),
            y: Math.round(found.y + found.height / 2),
          },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
    return found;
  }

  return {
    ...browser,
    see,
    press,
    type,
    look,
    gone: (role: string, name: Name) =>
      until(`The end of ${role} '${String(name)}'`, async () => !(await look(role, name))),
    async key(key: Key, held: readonly Key[] = []) {
      await browser.perform([
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            ...held.map((each) => ({ type: 'keyDown', value: keys[each] })),
            { type: 'keyDown', value: keys[key] },
            { type: 'keyUp', value: keys[key] },
            ...held.map((each) => ({ type: 'keyUp', value: keys[each] })),
          ],
        },
      ]);
    },
    /** Replaces what a field holds. */
    async fill(name: Name, text: string) {
      await press('field', name);
      await browser.evaluate('document.activeElement.select()');
      await type(text);
      await until(`'${text}' in '${String(name)}'`, async () => (await look('field', name))?.value === text);
    },
    focused: () => browser.evaluate<string>('finder.focused()'),
    /** A picture of the window in dist/engines. */
    async shoot(name: string) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}/${label}-${name}.png`, await browser.picture());
    },
  };
}

export type Visitor = ReturnType<typeof visitor>;
