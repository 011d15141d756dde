import type { Page } from 'playwright';

/** Holds the code of a chunk back. The returned functions let it arrive or fail, and end the holding. */
export async function holdCode(page: Page, chunk: string) {
  let answer = (_arrives: boolean) => undefined as void;
  const answered = new Promise<boolean>((resolve) => (answer = resolve));
  await page.route(new RegExp(`/${chunk}-[^/]*\\.js$`), async (route) =>
    (await answered) ? route.continue() : route.abort('connectionfailed'),
  );
  return { arrive: () => answer(true), fail: () => answer(false), release: () => page.unrouteAll() };
}
