import type { Page } from 'playwright';

export interface Violation {
  directive: string;
  /** What was refused: an address, 'inline', 'eval', 'trusted-types-sink'. */
  blocked: string;
  /** The beginning of what would have run. */
  sample: string;
  /** `report`: only reported, the page went on with it. */
  disposition: string;
}

/** Every violation of the page's policies from the next load on, in whatever frame. The list grows. */
export async function collectViolations(page: Page): Promise<readonly Violation[]> {
  const found: Violation[] = [];
  await page.exposeBinding('violated', (_source, violation: Violation) => void found.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective: directive, blockedURI: blocked, sample, disposition } = event;
      void (Reflect.get(globalThis, 'violated') as (violation: object) => Promise<void>)({
        directive,
        blocked,
        sample,
        disposition,
      });
    });
  });
  await page.reload();
  return found;
}
