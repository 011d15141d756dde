import { startApp } from '../../tests/journeys/startedApp.ts';
import { demo, signIn } from '../../tests/journeys/people.ts';
import { sessionKey } from '../../app/bootstrap/sessionKey.ts';
import { serveStatic } from '../staticServer.ts';
import { buildBaseline, writeStatic } from './baseline.ts';
import { openBrowser } from './browser.ts';
import { openPlainBrowser } from './plainPage.ts';
import { formatFigure, median, table } from './table.ts';
import { visit, type Visit, type VisitOptions } from './visit.ts';

const app = `${import.meta.dirname}/../../dist/app`;

/** Runs in the page: presses 'Sign In' once it is painted, and says whether the form has opened. */
function signInWorks() {
  if (document.querySelector('input[type=password]')?.checkVisibility()) return true;
  if (performance.getEntriesByName('first-contentful-paint').length === 0) return false;
  [...document.querySelectorAll('button')]
    .find(({ textContent, offsetParent }) => textContent?.trim() === 'Sign In' && offsetParent)
    ?.click();
  return false;
}

/** Runs in the page: whether React has drawn the user's rows. From then on the app works. */
const rowsShown = () =>
  ['Credit Card', 'Voice minutes', '$29.00 / month'].every((words) =>
    document.getElementById('root')?.textContent?.includes(words),
  );

/** Signs in and returns the stored session alone. Other entries would tell of a cache that these visits do not have. */
async function signedIn(origin: string) {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(origin);
    await page.getByRole('button', { name: 'Sign In', exact: true }).first().click();
    await signIn(page, demo);
    return { [sessionKey]: await page.evaluate((key) => localStorage.getItem(key) ?? '', sessionKey) };
  } finally {
    await browser.close();
  }
}

/** Measures landing page and dashboard on a phone at slow 4G. Each round visits every variant once. */
export async function benchLoads({ rounds = 5 } = {}) {
  const started = await startApp();
  const serve = (folder: string) => serveStatic({ folder, backend: started.origin });
  const eager = await serve(await buildBaseline());
  const still = await serve(await writeStatic(app));
  const ours = await serve(app);
  const stored = await signedIn(started.origin);
  const browser = await openPlainBrowser();
  const samples = new Map<string, Visit[]>();

  async function sample(name: string, url: string, options: VisitOptions) {
    samples.set(name, [...(samples.get(name) ?? []), await visit(browser, url, options)]);
    console.error(name);
  }
  try {
    for (let round = 0; round < rounds; round++) {
      await sample('static', still.origin, {});
      for (const [way, { origin }] of Object.entries({ eager, parley: ours })) {
        await sample(`landing ${way}`, origin, {});
        await sample(`click ${way}`, origin, { isComplete: signInWorks });
        await sample(`dashboard ${way}`, origin, { stored, isComplete: rowsShown });
      }
    }
  } finally {
    await browser.close();
    for (const { close } of [eager, still, ours]) await close();
    await started.stop();
  }

  const of = (name: string, what: keyof Visit) =>
    median((samples.get(name) ?? []).map((sampled) => sampled[what]));
  const landing = (way: string) => ({
    landing: way,
    'LCP, ms': formatFigure(of(way === 'static' ? way : `landing ${way}`, 'lcp'), 0),
    'Sign In works, ms': formatFigure(of(`click ${way}`, 'complete'), 0),
    'blocking, ms': formatFigure(of(way === 'static' ? way : `landing ${way}`, 'blocking'), 0),
    CLS: formatFigure(of(way === 'static' ? way : `landing ${way}`, 'cls'), 3),
    'scripts, kB': formatFigure(of(way === 'static' ? way : `landing ${way}`, 'scripts'), 1),
  });
  const dashboard = (way: string) => ({
    dashboard: way,
    'complete, ms': formatFigure(of(`dashboard ${way}`, 'complete'), 0),
    'blocking, ms': formatFigure(of(`dashboard ${way}`, 'blocking'), 0),
    CLS: formatFigure(of(`dashboard ${way}`, 'cls'), 3),
    'scripts, kB': formatFigure(of(`dashboard ${way}`, 'scripts'), 1),
  });
  table(
    `Landing page, slow 4G and 4 × CPU, medians of ${rounds}`,
    ['static', 'eager', 'parley'].map(landing),
  );
  table('Dashboard of a stored session, the same', ['eager', 'parley'].map(dashboard));
  const ratio = (a: number, b: number) => formatFigure(a / b, 2);
  table('Ratios within this run', [
    {
      what: 'LCP over the static page',
      ratio: ratio(of('landing parley', 'lcp'), of('static', 'lcp')),
      goal: '1.25',
    },
    {
      what: 'LCP over the baseline',
      ratio: ratio(of('landing parley', 'lcp'), of('landing eager', 'lcp')),
      goal: '0.30',
    },
    {
      what: 'Sign In works, over the baseline',
      ratio: ratio(of('click parley', 'complete'), of('click eager', 'complete')),
      goal: '0.50',
    },
    {
      what: 'dashboard complete, over the baseline',
      ratio: ratio(of('dashboard parley', 'complete'), of('dashboard eager', 'complete')),
      goal: '0.50',
    },
  ]);
}
