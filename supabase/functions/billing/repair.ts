import { errorText } from '../_shared/errorText.ts';
import { isSameSecret } from '../_shared/sha256.ts';
import type { BillingContext } from './purchase.ts';

/** How many customers one request looks at: each takes about a second, and a function does not live for long. */
const mostAtOnce = 20;

/**
 * `POST …/repair` with the project's secret key as `apikey`: looks at some customers after `after`, and says after which one
 * to go on; with `due`, at those at whom nobody has looked for longest, which the nightly look asks for again and again. What
 * every webhook has missed is made good by it. [B1]
 */
export function repair({ sync, call, log, isLive }: BillingContext, serviceKey: string) {
  return async (
    apikey: string | null,
    { after, due }: Readonly<Record<string, unknown>>,
  ): Promise<object | undefined> => {
    if (apikey === null || !(await isSameSecret(apikey, serviceKey))) return undefined;
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
