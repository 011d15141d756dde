import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import { demo, pixel, signIn } from './people.ts';
import { it } from './visit.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Collects every request of this page from now on, without the origin. */
function requestsOf(page: Page) {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url().replace(inject('origin'), '')));
  return seen;
}

/** Holds the app's scripts back until the returned function is called. */
async function holdScripts(page: Page) {
  let release: () => void = () => undefined;
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await free;
    await route.continue();
  });
  return () => release();
}

it('the landing page is in the HTML, and so are the forms [V5]', async () => {
  const html = await (await fetch(inject('origin'))).text();
  for (const words of ['User-Friendly', 'Secure &amp; Private', 'Lightning Fast', 'Create Your Account'])
    expect(html).toContain(words);
  for (const title of ['Welcome Back', 'Join us and start your journey', 'Loading....'])
    expect(html).toContain(title);
  // Neither of them waits for another answer: no style sheet, and no script but the one inside the page.
  expect(html).not.toMatch(/<link rel="stylesheet"|<script[^>]* src=/);
  expect(html).not.toContain('%PRODUCT%');
});

it('a visitor loads React alone, after the page has been painted, and no vendor’s code [V2]', async ({
  visit,
}) => {
  const page = await visit();
  // Scripts of the first visit must not count.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')),
  );
  const seen = requestsOf(page);
  await page.reload();
  await expect.poll(() => seen.filter((url) => url.endsWith('.js'))).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  expect(seen.filter((url) => url.endsWith('.js'))).toEqual([expect.stringMatching(/\/assets\/react-/)]);
  const [paint, script] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))?.startTime ?? 0,
  ]);
  expect(script).toBeGreaterThan(paint ?? 0);
  expect(seen.filter((url) => /\/(auth|rest|chat)/.test(url))).toEqual([]);
});

it('a press while React takes the page over is answered as soon as it has [V5]', async ({ visit }) => {
  const page = await visit();
  // React schedules its work by messages to itself. Here each of them arrives half a second late.
  await page.addInitScript(() => {
    const post = Reflect.get(MessagePort.prototype, 'postMessage') as (
      this: MessagePort,
      said: unknown,
    ) => void;
    MessagePort.prototype.postMessage = function late(this: MessagePort, said: unknown) {
      setTimeout(() => post.call(this, said), 500);
    };
  });
  const release = await holdScripts(page);
  await page.reload();
  await page.evaluate(() => {
    const pressed = document.querySelector<HTMLElement>('#root main button');
    let begun = false;
    Object.defineProperty(window.parley, 'isAppStarting', {
      get: () => begun,
      set: (now: boolean) => {
        begun = now;
        setTimeout(() => pressed?.click());
      },
    });
  });
  await button(page, 'Get Started').hover();
  release();
  await page.getByLabel('Full Name', { exact: true }).fill('Ada');
  await page.waitForTimeout(3000);
  expect(await page.getByLabel('Full Name', { exact: true }).inputValue()).toBe('Ada');
});

it('what is pressed and typed before the code is here is not lost [V6]', async ({ visit }) => {
  const page = await visit();
  const release = await holdScripts(page);
  await page.reload();
  await button(page, 'Sign In').click();
  await heading(page, 'Welcome Back').waitFor();
  await page.getByLabel('Email', { exact: true }).fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await button(page, 'Sign In').click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sign In');

  release();
  await heading(page, 'Dashboard').waitFor();
  expect(await page.evaluate(() => location.search)).toBe('');
});

it('a menu opens before the code is here, and what is chosen in it counts [V5]', async ({ visit }) => {
  const page = await visit();
  const release = await holdScripts(page);
  await page.reload();
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  expect(await theme()).toBeUndefined();
  await button(page, 'Theme').click();
  await page.getByRole('menuitemradio', { name: 'Dark theme' }).click();
  release();
  await expect.poll(theme).toBe('dark');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
});

it('a picture that is chosen before the code is here is not lost [V7]', async ({ visit }) => {
  const page = await visit();
  const release = await holdScripts(page);
  await page.reload();
  await button(page, 'Get Started').click();
  const input = page.getByLabel('Profile picture', { exact: true }).and(page.locator('input'));
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pixel });
  release();
  await page.getByText('Change picture').waitFor();
});

it('a mail’s link that no longer works opens its form at once, with the reason, and the form works [X9]', async ({
  visit,
}) => {
  const page = await visit();
  const seen = requestsOf(page);
  const release = await holdScripts(page);
  // Only a new page reads its address, so the browser leaves this one first.
  await page.goto('about:blank');
  await page.goto('/#error=access_denied&error_description=%3Cb%3EThis+link+is+old%3C/b%3E');
  await heading(page, 'Welcome Back').waitFor();
  // The alert shows our own sentence for the code, and nothing of the address's text.
  await page.getByRole('alert').getByText('The sign-in was not completed. Please try again.').waitFor();
  expect(page.url()).toBe(`${inject('origin')}/`);
  expect(seen.filter((url) => /\/(auth|rest)/.test(url))).toEqual([]);
  await page.getByLabel('Email', { exact: true }).fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.keyboard.press('Enter');
  release();
  await heading(page, 'Dashboard').waitFor();
});

it('typing goes on where it was when the code arrives, and Back leads to the landing page [V7]', async ({
  visit,
}) => {
  const page = await visit();
  const release = await holdScripts(page);
  await page.reload();
  await button(page, 'Get Started').click();
  await page.getByLabel('Full Name', { exact: true }).pressSequentially('Ada');
  release();
  await expect
    .poll(() => page.evaluate(() => window.parley !== undefined && history.state?.view))
    .toBe('signup');
  await page.keyboard.type(' Lovelace');
  const name = page.getByLabel('Full Name', { exact: true });
  expect(await name.inputValue()).toBe('Ada Lovelace');
  await button(page, 'Create Account').click();
  // React has taken over the name; only the other two fields are empty.
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(2);
  expect(await name.inputValue()).toBe('Ada Lovelace');
  await page.goBack();
  await button(page, 'Create Your Account').waitFor();
});

it('a returning user sees the dashboard, never the landing page, and each row is requested once [V2, S1]', async ({
  visit,
}) => {
  const page = await visit();
  await button(page, 'Sign In').click();
  await signIn(page, demo);
  const release = await holdScripts(page);
  const seen = requestsOf(page);
  page.once('framenavigated', () => void seen.splice(0)); // What the page before was reading.
  // By then the landing page has been parsed. It shows until the dashboard's frame takes its place.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const shown = document.querySelector('#root h1')?.checkVisibility();
      if (document.readyState === 'interactive') Object.assign(window, { shown });
    });
  });
  await page.reload({ waitUntil: 'commit' });
  // Before any script of the app runs, the dashboard's frame shows the user's own name.
  await heading(page, 'Dashboard').waitFor();
  await page.getByText(demo.email).waitFor();
  await expect.poll(() => seen.filter((url) => url.startsWith('/rest/')).length).toBe(3);
  expect(await button(page, 'Get Started').count()).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'shown'))).toBe(false);
  await page.evaluate(() => {
    const moved = { sum: 0, waits: false };
    Object.assign(window, { moved });
    new MutationObserver(() => {
      moved.waits ||= document.getElementById('root')?.textContent?.includes('Loading....') ?? false;
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

  // So late that the panel says that it is loading.
  await page.route(/find_conversations$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  release();
  await page.getByText('Voice minutes').waitFor();
  await page.getByText('Loading your last conversation…').waitFor();
  await page.waitForLoadState('networkidle');
  // The conversation is read when the browser is idle, its mark is looked at now and then, and the chart asks after the paint.
  const read = (names: RegExp) => seen.filter((url) => names.test(url));
  const readLater = /preferences\?|rpc\/(find_conversations|conversation_state|sum_payments|find_usage)$/;
  expect(read(/^\/rest\/v1\//).filter((url) => !readLater.test(url))).toHaveLength(3);
  for (const once of [/find_conversations/, /sum_payments/, /find_usage/, /v1\/preferences/])
    expect(read(once)).toHaveLength(1);
  expect(seen.filter((url) => /account-|voice-|auth\/v1/.test(url))).toEqual([]);
  const moved = (await page.evaluate(() => Reflect.get(window, 'moved'))) as { sum: number; waits: boolean };
  expect(moved.waits).toBe(false);
  // The font arrives after the scripts. Its fallback is equally wide, apart from a fraction of a pixel.
  expect(moved.sum).toBeLessThan(0.001);
  // The styles came with the page. Requesting a style sheet again would delay the first drawing.
  // Those of the conversation, of the chart and of toasts are new, and come when the browser is idle.
  const later = /\/(Text|TextButton|TaskCard|messageEditing|PaymentMonths|ToastOutlet)-/;
  expect(seen.filter((url) => url.endsWith('.css') && !later.test(url))).toEqual([]);
});

it('something else than a session in the storage leads to the landing page by way of the spinner [V2]', async ({
  visit,
}) => {
  const page = await visit();
  await page.evaluate(() => localStorage.setItem('parley-session', '{'));
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByText('Loading....').waitFor();
  expect(await button(page, 'Get Started').count()).toBe(0);
  release();
  await button(page, 'Get Started').waitFor();
});
