import { expect } from 'vitest';
import { it } from './visit.ts';

const question = 'What does Pro include?';
const answer = 'Agent said Unlimited queries,';

it('a question that is pressed before the code is here is answered when it is, and nothing moves [A74, A71]', async ({
  visit,
}) => {
  const page = await visit();
  let release: () => void = () => undefined;
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await free;
    await route.continue();
  });
  await page.reload();
  // Every shift counts, those shortly after a press too.
  await page.evaluate(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { moved: (Reflect.get(window, 'moved') as number) + entry.value });
    }).observe({ type: 'layout-shift' });
  });
  const status = page.getByRole('status');
  const group = page.getByRole('group', { name: 'Example of a conversation with the agent' });
  const before = await group.boundingBox();
  await page.getByRole('button', { name: question, exact: true }).click();
  expect(await status.textContent()).toContain('You paid');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  release();
  await expect.poll(() => status.textContent()).toContain(answer);
  expect(await group.boundingBox()).toEqual(before);
  // The font arrives after the scripts. Its fallback is equally wide, apart from a fraction of a pixel.
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.001);
  expect(asked.filter((path) => /^\/(auth|rest|chat|functions)/.test(path))).toEqual([]);
});

it('with reduced motion the example answers at once [A73]', async ({ visit }) => {
  const page = await visit();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const button = page.getByRole('button', { name: question, exact: true });
  await button.click();
  const status = page.getByRole('status');
  await expect.poll(() => status.textContent()).toContain(answer);
  await page.getByRole('button', { name: 'Upgrade me to Enterprise' }).click();
  expect(await status.textContent()).toContain('once you say yes');
});
