import type { Page } from 'playwright';

export interface Violation {
  directive: string;
  /** The blocked address, or 'inline', 'eval', 'trusted-types-sink'. */
  blocked: string;
  /** The beginning of the code that would have run. */
  sample: string;
  /** `report`: the violation was only reported, and nothing was blocked. */
  disposition: string;
}

/** Collects the violations of the page's policies, in every frame, from the next load on. The returned list grows. */
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
