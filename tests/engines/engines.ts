import { inject, test } from 'vitest';
import { hasFirefox, openFirefox } from './firefox.ts';
import { visitor, type Visitor } from './visitor.ts';
import type { BrowserOptions } from './wanted.ts';
import { hasWebKit, openWebKit } from './webkit.ts';

export const engines = [
  {
    engine: 'Firefox',
    isInstalled: hasFirefox,
    missing: 'FIREFOX_PATH or Debian’s firefox-esr',
    open: (options: BrowserOptions) => openFirefox(options),
  },
  {
    engine: 'WebKit',
    isInstalled: hasWebKit,
    missing: 'Debian’s webkit2gtk-driver, libwebkit2gtk-4.1-0 and xvfb',
    open: (options: BrowserOptions) => openWebKit(options, inject('origin')),
  },
] as const;

export type Engine = (typeof engines)[number];

for (const { engine, isInstalled, missing } of engines) {
  if (isInstalled) continue;
  // Where they have just been installed, a place of the program that has moved must not leave the walk out for ever.
  if (process.env['REQUIRE_ENGINES']) throw new Error(`${engine} was installed, but not found (${missing}).`);
  console.info(`Skipped: ${engine} is not installed here (${missing}).`);
}

interface Visits {
  /** Opens the landing page in a browser of its own. */
  visit: (engine: Engine, options: BrowserOptions) => Promise<Visitor>;
}

/** A test that ends with a picture, and fails when something went wrong that no user should be able to cause. */
export const it = test.extend<Visits>({
  visit: async ({ task }, provide) => {
    const visitors: Visitor[] = [];
    await provide(async (engine, options) => {
      const label = `${engine.engine}-${options.width}-${options.dark ? 'dark' : 'light'}`;
      const person = visitor(await engine.open(options), label);
      visitors.push(person);
      await person.open(inject('origin'));
      return person;
    });
    const faults: string[] = [];
    for (const person of visitors) {
      try {
        await person.shoot(task.result?.state === 'fail' ? 'failed' : 'end');
        faults.push(...(await person.faults()));
      } finally {
        await person.close();
      }
    }
    if (faults.length > 0) throw new Error(`The walk went well on the screen, but:\n${faults.join('\n')}`);
  },
});
