import type { Browser, Locator, Page } from 'playwright';
import { demo } from '../../app/journeys/people.ts';
import { startApp } from '../../app/journeys/startedApp.ts';
import { buildEager, serveBuilt } from './baseline.ts';
import { openBrowser, slowdown, slowed } from './browser.ts';
import { figure, median, table } from './table.ts';

interface Counted {
  /** The longest from the press to the next paint, in ms. */
  interaction: number;
  /** The longest task, in ms; 0 below 50. */
  task: number;
  /** From the press until the first frame with other elements in it, in ms; 0 without one. */
  change: number;
}

/** Runs in the page, before its scripts. */
function count() {
  const counted: Counted = { interaction: 0, task: 0, change: 0 };
  Object.assign(window, { counted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming & { interactionId?: number }).interactionId)
        counted.interaction = Math.max(counted.interaction, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) counted.task = Math.max(counted.task, duration);
  }).observe({ type: 'longtask', buffered: true });

  let pressed: number | undefined;
  for (const type of ['pointerdown', 'click', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (pressed = timeStamp), true);
  new MutationObserver(() => {
    const since = pressed;
    pressed = undefined;
    if (since === undefined) return;
    requestAnimationFrame(() => setTimeout(() => (counted.change = performance.now() - since)));
  }).observe(document, { childList: true, subtree: true });
}

/** As a hand does it: the pointer arrives, rests, and the button is down for a moment. */
async function point(target: Locator) {
  await target.hover();
  await target.page().waitForTimeout(150);
  await target.click({ delay: 80 });
}
const press = (name: string | RegExp) => (page: Page) =>
  point(
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first(),
  );
const item = (name: string) => (page: Page) => point(page.getByRole('menuitem', { name }));
const type = (label: string, text: string) => async (page: Page) => {
  const field = page.getByLabel(label, { exact: true }).filter({ visible: true }).first();
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text, { delay: 80 });
};
const key = (name: string) => (page: Page) => page.keyboard.press(name);

/** What is done in the journeys, in an order in which each can be. */
const steps: readonly (readonly [name: string, act: (page: Page) => Promise<unknown>])[] = [
  ['open the theme menu', press(/theme/i)],
  ['close it', key('Escape')],
  ['open sign-in', press('Sign In')],
  ['type the email', type('Email', demo.email)],
  ['type the password', type('Password', demo.password)],
  ['sign in', press('Sign In')],
  ['open billing', press('Manage billing')],
  ['open the dashboard', press('Dashboard')],
  ['open the user menu', press(new RegExp(demo.fullName))],
  ['edit the profile', item('Edit Profile')],
  ['type the name', type('Full Name', demo.fullName)],
  ['save it', press('Update Profile')],
  ['open the text chat', press('Text Chat')],
  ['type a message', type('Message', 'What plan am I on?')],
  ['send it', key('Enter')],
  ['close the chat', key('Escape')],
  ['open the voice chat', press('Voice Chat')],
  ['close it again', key('Escape')],
  ['open the phone call', press(/\+1/)],
  ['close the phone call', key('Escape')],
  ['open the user menu again', press(new RegExp(demo.fullName))],
  ['sign out', item('Sign Out')],
];

async function walk(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(5000);
  const results = new Map<string, Counted>();
  try {
    const page = await context.newPage();
    await page.addInitScript(count);
    await page.goto(origin);
    await page.waitForTimeout(3000);
    await slowed(page);
    for (const [name, act] of steps) {
      await page.evaluate(() =>
        Object.assign(Reflect.get(window, 'counted') as Counted, { interaction: 0, task: 0, change: 0 }),
      );
      try {
        await act(page);
      } catch (error) {
        console.error(`${name}: ${String(error).split('\n')[0]}`);
        continue;
      }
      // What comes late, such as a view's code or an answer, belongs to it.
      await page.waitForTimeout(1000);
      results.set(name, await page.evaluate(() => ({ ...(Reflect.get(window, 'counted') as Counted) })));
    }
  } finally {
    await context.close();
  }
  return results;
}

/** Each press of the journeys: how long until it is painted. The browser counts in steps of 8 ms, from 16 on. */
export async function benchInteractions({ rounds = 3 } = {}) {
  const started = await startApp();
  const eager = await serveBuilt(await buildEager(), started.origin);
  const browser = await openBrowser();
  const ours: Awaited<ReturnType<typeof walk>>[] = [];
  const theirs: typeof ours = [];
  try {
    for (let round = 0; round < rounds; round++) {
      ours.push(await walk(browser, started.origin));
      theirs.push(await walk(browser, eager.origin));
      console.error(`interactions, round ${round + 1}`);
    }
  } finally {
    await browser.close();
    eager.close();
    await started.stop();
  }
  const of = (walks: typeof ours, name: string, what: keyof Counted) =>
    figure(median(walks.map((walked) => walked.get(name)?.[what] ?? Number.NaN)), 0);
  table(
    `Interactions, ${slowdown} × CPU, medians of ${rounds}: ms until painted (goal 50), longest task (goal 100), and until other elements show`,
    steps.map(([name]) => ({
      interaction: name,
      parley: of(ours, name, 'interaction'),
      'longest task': of(ours, name, 'task'),
      change: of(ours, name, 'change'),
      eager: of(theirs, name, 'interaction'),
      'its longest task': of(theirs, name, 'task'),
      'its change': of(theirs, name, 'change'),
    })),
  );
}
