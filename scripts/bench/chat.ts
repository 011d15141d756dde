import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Browser } from 'playwright';
import { counters, openBrowser, cpuSlowdown, throttleCpu } from './browser.ts';
import { serveStatic } from '../staticServer.ts';
import { formatFigure, median, table } from './table.ts';

const here = import.meta.dirname;
export const benchFolder = `${here}/../../dist/bench`;

export async function buildBench() {
  await build({
    configFile: false,
    root: `${here}/page`,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    build: { outDir: benchFolder, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
}

/** What one run measured: times in ms, frames per second, and MB of heap. */
interface Sample {
  opened: number;
  asked: number;
  answered: number;
  token: number;
  script: number;
  fps: number;
  heap: number;
}

async function measure(browser: Browser, url: string, tokens: number): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const from = performance.now();
    await page.goto(url);
    await page.waitForFunction(() => window.bench.drawn(), undefined, { timeout: 120_000 });
    const opened = performance.now() - from;
    await page.waitForTimeout(300);
    const cdp = await throttleCpu(page);
    // The page's own thread is timed, so that other work on the machine does not count.
    await cdp.send('Performance.disable');
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });

    const asked: number[] = [];
    const answered: number[] = [];
    for (let i = 0; i < 8; i++) {
      asked.push(await page.evaluate(() => window.bench.ask()));
      answered.push(await page.evaluate(() => window.bench.answer()));
    }
    await page.evaluate(() => window.bench.ask());
    const before = await counters(cdp);
    const { frames, took } = await page.evaluate((count) => window.bench.stream(count, 20), tokens);
    const after = await counters(cdp);
    await cdp.send('HeapProfiler.collectGarbage');
    const end = await counters(cdp);
    const each = (name: 'TaskDuration' | 'ScriptDuration') => (1000 * (after(name) - before(name))) / tokens;
    return {
      opened,
      asked: median(asked),
      answered: median(answered),
      token: each('TaskDuration'),
      script: each('ScriptDuration'),
      fps: (1000 * frames) / took,
      heap: end('JSHeapUsedSize') / 1e6,
    };
  } finally {
    await context.close();
  }
}

/** Measures what a message and a streamed token cost in conversations from short to long. */
export async function benchChat({ rounds = 3, counts = [10, 100, 1000, 10_000], plain = true } = {}) {
  await buildBench();
  const { origin, close } = await serveStatic({ folder: benchFolder });
  const browser = await openBrowser();
  const ways = plain ? ['parley', 'plain'] : ['parley'];
  const samples = new Map<string, Sample[]>();
  for (let round = 0; round < rounds; round++)
    for (const count of counts)
      for (const way of ways) {
        const url = `${origin}/?n=${count}&${way}`;
        const sample = await measure(browser, url, way === 'plain' && count > 1000 ? 40 : 150);
        const key = `${way} ${count}`;
        samples.set(key, [...(samples.get(key) ?? []), sample]);
        console.error(`${key}, round ${round + 1}`);
      }
  await browser.close();
  await close();

  const of = (way: string, count: number, what: keyof Sample) =>
    median((samples.get(`${way} ${count}`) ?? []).map((sample) => sample[what]));
  const row = (way: string, count: number) => ({
    way,
    messages: count,
    'question, ms': formatFigure(of(way, count, 'asked')),
    'answer, ms': formatFigure(of(way, count, 'answered')),
    'token, ms': formatFigure(of(way, count, 'token')),
    'of it script': formatFigure(of(way, count, 'script')),
    fps: formatFigure(of(way, count, 'fps'), 1),
    'heap, MB': formatFigure(of(way, count, 'heap')),
    'opened, ms': formatFigure(of(way, count, 'opened')),
  });
  table(
    `Chat, ${cpuSlowdown} × CPU, medians of ${rounds}; opened at 1 ×`,
    ways.flatMap((way) => counts.map((count) => row(way, count))),
  );
  const [first = 10] = counts;
  table(
    `The same, over the cost at ${first} messages`,
    ways.flatMap((way) =>
      counts.slice(1).map((count) => {
        const ratio = (what: keyof Sample) => formatFigure(of(way, count, what) / of(way, first, what), 2);
        return {
          way,
          messages: count,
          question: ratio('asked'),
          answer: ratio('answered'),
          token: ratio('token'),
        };
      }),
    ),
  );
}

if (import.meta.main)
  await benchChat({ rounds: Number(process.argv[2] ?? 3), plain: !process.argv.includes('ours') });
