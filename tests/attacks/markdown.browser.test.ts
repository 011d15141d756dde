import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../../src/ui/theme/theme.ts';
import { forbiddenIn, watchForAttacks } from './evidence.ts';
import { renderBox } from './page.ts';
import { reply } from './places.tsx';
import { hostileTexts } from './texts.ts';

const groups = Object.entries(hostileTexts);

let shown: ReturnType<typeof renderBox>;
let evidence: ReturnType<typeof watchForAttacks>;

beforeEach(() => {
  shown = renderBox();
  evidence = watchForAttacks(window);
});

afterEach(() => {
  evidence.stop();
  shown.close();
});

describe('the Markdown of a reply', () => {
  it('is attacked in at least 100 ways', () => {
    expect(groups.flatMap(([, texts]) => texts).length).toBeGreaterThanOrEqual(100);
  });

  it.each(groups)('is inert: %s [S8]', async (_technique, texts) => {
    const { title } = document;
    const found = texts.flatMap((text) => {
      const inside = shown.show(reply(text)).querySelector('[dir="auto"]');
      const faults = inside ? forbiddenIn(inside) : ['nothing is shown'];
      if (shown.place.contains(shown.elementAtFarCorner())) faults.push('covers the page');
      return faults.map((fault) => `${text.slice(0, 80)}: ${fault}`);
    });
    expect(found).toEqual([]);
    expect(await evidence.seen()).toEqual({ runs: 0, requests: [] });
    expect(document.title).toBe(title);
    expect(document.querySelectorAll('base, body > style, meta[http-equiv]')).toHaveLength(0);
  });

  it.each(hostileTexts['links that mislead'])('names where it really leads: %j [S8]', (text) => {
    for (const link of shown.show(reply(text)).querySelectorAll<HTMLAnchorElement>('[dir="auto"] a')) {
      const { host, pathname, search } = new URL(link.href);
      const place = host || pathname;
      expect([place, `(${place})`].some((end) => link.textContent.endsWith(end))).toBe(true);
      expect(search).toBe('');
    }
  });

  it('grows through every beginning of an attack and stays inert [S8]', async () => {
    const [longest = ''] = hostileTexts['links that run'].toSorted((a, b) => b.length - a.length);
    for (const end of Array.from(longest).keys()) {
      const inside = shown.show(reply(longest.slice(0, end + 1)));
      expect(forbiddenIn(inside.querySelector('[dir="auto"]') ?? inside)).toEqual([]);
    }
    expect(await evidence.seen()).toEqual({ runs: 0, requests: [] });
  });
});

/** Renders the same texts as HTML in a frame, to see that the test would notice what they do. */
async function unprotected(texts: readonly string[]) {
  const seen = await Promise.all(
    texts.map(async (text) => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const page = frame.contentWindow;
      if (!page) throw new Error('The browser made no frame.');
      const inFrame = watchForAttacks(page as Window & typeof globalThis);
      page.document.open();
      page.document.write(text);
      page.document.close();
      let result = await inFrame.seen();
      // On a busy machine failing requests take a while too.
      for (let more = 10; more > 0 && result.runs + result.requests.length === 0; more--)
        result = await inFrame.seen();
      const forbidden = forbiddenIn(page.document.body ?? page.document.documentElement);
      frame.remove();
      return { ...result, forbidden };
    }),
  );
  return {
    ran: seen.filter(({ runs }) => runs > 0).length,
    requested: seen.filter(({ requests }) => requests.length > 0).length,
    forbidden: seen.filter(({ forbidden }) => forbidden.length > 0).length,
  };
}

describe('without protection', () => {
  it('scripts and handlers run', async () => {
    const { ran } = await unprotected([
      ...hostileTexts['script elements'],
      ...hostileTexts['event handlers'],
    ]);
    expect(ran).toBeGreaterThan(12);
  });

  it('requests are sent', async () => {
    const texts = hostileTexts['requests to elsewhere'].filter((text) => !text.includes('http-equiv'));
    expect((await unprotected(texts)).requested).toBeGreaterThan(10);
  });

  it('forbidden elements are there', async () => {
    const { forbidden } = await unprotected(
      hostileTexts['covering the page'].filter((text) => text.startsWith('<')),
    );
    expect(forbidden).toBeGreaterThan(3);
    const cover = createElement('p', { style: { position: 'fixed', inset: 0 } });
    expect(shown.show(cover).contains(shown.elementAtFarCorner())).toBe(true);
  });
});
