import { buildBench, benchFolder } from './chat.ts';
import { openBrowser, cpuSlowdown, throttleCpu } from './browser.ts';
import { serveStatic } from '../staticServer.ts';
import { formatFigure, table } from './table.ts';

/** Measures the frame rate of a call whose captions change every 50 ms. */
export async function benchCaptions({ seconds = 20 } = {}) {
  await buildBench();
  const { origin, close } = await serveStatic({ folder: benchFolder });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    await page.goto(`${origin}/?call`);
    await page.waitForFunction(() => window.bench.drawn());
    const cdp = await throttleCpu(page);
    const { frames, took, late } = await page.evaluate((ms) => window.bench.simulateCall(ms), seconds * 1000);
    await cdp.send('HeapProfiler.collectGarbage');
    table(`Captions every 50 ms for ${seconds} s, ${cpuSlowdown} × CPU`, [
      {
        frames,
        'a second': formatFigure((1000 * frames) / took, 1),
        'over 34 ms': late,
        '% of all': formatFigure((100 * late) / frames, 2),
      },
    ]);
  } finally {
    await browser.close();
    await close();
  }
}

if (import.meta.main) await benchCaptions({ seconds: Number(process.argv[2] ?? 20) });
