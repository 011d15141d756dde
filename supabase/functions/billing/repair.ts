import { errorText } from '../_shared/errorText.ts';
import type { Shop } from './purchase.ts';

/** How many customers one request looks at: each takes about a second, and a function does not live for long. */
const mostAtOnce = 20;

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Compares digests, so that the time it takes says nothing about the secret. */
async function isSame(given: string, secret: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(given), digest(secret)]);
  return a.reduce((difference, byte, i) => difference | (byte ^ (b[i] ?? 0)), 0) === 0;
}

/**
 * `POST …/repair` with the project's secret key as `apikey`: looks at some customers after `after`, and says after which one
 * to go on; with `due`, at those at whom nobody has looked for longest, which the nightly look asks for again and again. What
 * every webhook has missed is made good by it. [B1]
 */
export function repair({ sync, call, log, isLive }: Shop, serviceKey: string) {
  return async (
    apikey: string | null,
    { after, due }: Readonly<Record<string, unknown>>,
  ): Promise<object | undefined> => {
    if (apikey === null || !(await isSame(apikey, serviceKey))) return undefined;
    const some = { live: isLive, most: mostAtOnce };
    const found = await (due === true
      ? call('billing_customers_due', some)
      : call('billing_customers_after', { ...some, after: typeof after === 'string' ? after : null }));
    const customers = (Array.isArray(found) ? found : []).map(String);
    const outcomes: Record<string, number> = {};
    for (const customer of customers) {
      const outcome = await sync(customer).catch((error: unknown) => {
        log(`${customer}: ${errorText(error)}`);
        return 'failed';
      });
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
    return {
      checked: customers.length,
      outcomes,
      next: due === true || customers.length < mostAtOnce ? null : customers.at(-1),
    };
  };
}
