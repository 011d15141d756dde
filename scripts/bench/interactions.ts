import { setTimeout as rest } from 'node:timers/promises';
import { demo } from '../../tests/journeys/people.ts';
import { startApp } from '../../tests/journeys/startedApp.ts';
import { serveStatic } from '../staticServer.ts';
import { buildBaseline } from './baseline.ts';
import { cpuSlowdown } from './browser.ts';
import { openPlainBrowser, type PlainBrowser, type PlainPage } from './plainPage.ts';
import { formatFigure, median, table } from './table.ts';

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

/** Finds its element, and resolves to a function that only sends input: a search would be work of the measured thread. */
type Step = (page: PlainPage) => Promise<() => Promise<void>>;

interface Wanted {
  selector: string;
  /** A regular expression's source for a button's text or a field's label. */
  named: string;
}

/** Runs in the page: returns the middle of the first matching element that is visible, in CSS pixels of the window. */
function middleOf({ selector, named }: Wanted) {
  const name = new RegExp(named, 'iu');
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
    const says = element.ariaLabel ?? (labels?.[0] ?? element).textContent ?? '';
    return element.checkVisibility({ visibilityProperty: true }) && name.test(says.trim());
  });
  if (!found) throw new Error(`no ${selector} named ${named} is shown`);
  found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Clicks as a person does: the pointer arrives, rests, and the button stays down for a moment. */
const point =
  (wanted: Wanted): Step =>
  async (page) => {
    const place = await page.call(middleOf, wanted);
    const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') =>
      page.send('Input.dispatchMouseEvent', {
        type,
        ...place,
        ...(type !== 'mouseMoved' && { button: 'left', clickCount: 1 }),
      });
    return async () => {
      await mouse('mouseMoved');
      await rest(150);
      await mouse('mousePressed');
      await rest(80);
      await mouse('mouseReleased');
    };
  };
const press = (named: string) => point({ selector: 'button', named });
const item = (named: string) => point({ selector: '[role=menuitem]', named });

const codes = { Escape: 27, Enter: 13 } as const;
async function strike(page: PlainPage, name: string, text = name) {
  const known = { key: name, code: name, windowsVirtualKeyCode: codes[name as keyof typeof codes] };
  const pressed = name in codes ? known : { key: name };
  await page.send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', text, ...pressed });
  await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed });
}
const escape: Step = (page) => Promise.resolve(() => strike(page, 'Escape', ''));
const enter: Step = (page) => Promise.resolve(() => strike(page, 'Enter', '\r'));

/** Focuses a field and replaces its text. */
const type =
  (label: string, text: string): Step =>
  async (page) => {
    const act = await point({ selector: 'input, textarea', named: `^${label}$` })(page);
    await act();
    return async () => {
      const all = {
        key: 'a',
        code: 'KeyA',
        modifiers: 2,
        windowsVirtualKeyCode: 65,
        commands: ['selectAll'],
      };
      await page.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...all });
      await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...all });
      for (const letter of text) {
        await strike(page, letter);
        await rest(80);
      }
    };
  };

/** The steps that people take, in an order in which each is possible. */
const steps: readonly (readonly [name: string, step: Step])[] = [
  ['open the theme menu', press('theme')],
  ['close it', escape],
  ['open sign-in', press('^Sign In$')],
  ['type the email', type('Email', demo.email)],
  ['type the password', type('Password', demo.password)],
  ['sign in', press('^Sign In$')],
  ['open billing', press('^Manage billing$')],
  ['open the dashboard', press('^Dashboard$')],
  ['open the user menu', press(demo.fullName)],
  ['edit the profile', item('Edit Profile')],
  ['type the name', type('Full Name', demo.fullName)],
  ['save it', press('^Update Profile$')],
  ['open the text chat', press('^Text Chat$')],
  ['type a message', type('Message', 'What plan am I on?')],
  ['send it', enter],
  ['close the chat', escape],
  ['open the voice chat', press('^Voice Chat$')],
  ['close it again', escape],
  ['open the phone call', press(String.raw`\+1`)],
  ['close the phone call', escape],
  ['open the user menu again', press(demo.fullName)],
  ['sign out', item('Sign Out')],
];

/** Takes every step once, and returns what was counted of each by its name. */
async function walk(browser: PlainBrowser, origin: string) {
  const page = await browser.open({ width: 1440, height: 900 }, `(${count.toString()})()`);
  const results = new Map<string, Counted>();
  try {
    await page.send('Page.navigate', { url: origin });
    await rest(3000);
    await page.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    for (const [name, find] of steps) {
      try {
        const act = await find(page);
        await rest(200);
        await page.evaluate(() =>
          Object.assign(Reflect.get(window, 'counted') as Counted, { interaction: 0, task: 0, change: 0 }),
        );
        await act();
      } catch (error) {
        console.error(`${name}: ${String(error).split('\n')[0]}`);
        continue;
      }
      // A view's code or an answer that arrives late belongs to the step.
      await rest(1000);
      results.set(name, await page.evaluate(() => ({ ...(Reflect.get(window, 'counted') as Counted) })));
    }
  } finally {
    await page.close();
  }
  return results;
}

/** Measures how long each step takes until it is painted. The browser reports multiples of 8 ms, from 16 ms on. */
export async function benchInteractions({ rounds = 3 } = {}) {
  const started = await startApp();
  const eager = await serveStatic({ folder: await buildBaseline(), backend: started.origin });
  const browser = await openPlainBrowser();
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
    await eager.close();
    await started.stop();
  }
  const of = (walks: typeof ours, name: string, what: keyof Counted) =>
    formatFigure(median(walks.map((walked) => walked.get(name)?.[what] ?? Number.NaN)), 0);
  table(
    `Interactions, ${cpuSlowdown} × CPU, medians of ${rounds}: ms until painted (goal 50), longest task (goal 100), and until other elements show`,
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
