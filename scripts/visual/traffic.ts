import type { Page, Request } from 'playwright';

interface Waits {
  /** In ms. So long nothing was asked for or answered: what an answer leads to is asked for at once. */
  quiet?: number;
  /** In ms. What a story never answers is not waited for any longer. */
  atMost?: number;
}

/** What a page asks for from now on. */
export function traffic(page: Pick<Page, 'on' | 'off'>, { quiet = 50, atMost = 2000 }: Waits = {}) {
  const open = new Set<Request>();
  let changed = Date.now();
  const begin = (request: Request) => {
    open.add(request);
    changed = Date.now();
  };
  const end = (request: Request) => {
    open.delete(request);
    changed = Date.now();
  };
  page.on('request', begin);
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  return {
    /** Resolves when all of it is there. */
    settled: async () => {
      const patience = Date.now() + atMost;
      while (Date.now() < patience && (open.size > 0 || Date.now() - changed < quiet))
        await new Promise((resolve) => setTimeout(resolve, 10));
    },
    stop: () => {
      page.off('request', begin);
      page.off('requestfinished', end);
      page.off('requestfailed', end);
    },
  };
}
