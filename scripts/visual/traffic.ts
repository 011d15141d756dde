import type { Page, Request } from 'playwright';

interface Waits {
  /** How long no request may start or end, in ms. Short, because a request that follows an answer starts at once. */
  quiet?: number;
  /** The longest wait in ms, for stories that never answer a request. */
  atMost?: number;
}

/** Watches the page's requests from now on, so that a picture can wait for what a story has asked for. */
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
    /** Resolves when every request has ended, or after `atMost` ms. */
    settled: async () => {
      const deadline = Date.now() + atMost;
      while (Date.now() < deadline && (open.size > 0 || Date.now() - changed < quiet))
        await new Promise((resolve) => setTimeout(resolve, 10));
    },
    stop: () => {
      page.off('request', begin);
      page.off('requestfinished', end);
      page.off('requestfailed', end);
    },
  };
}
