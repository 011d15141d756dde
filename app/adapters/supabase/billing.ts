import type { BillingPort, ChangePreview, PlanChoice } from '../../../src/services/billing.ts';
import { failed, success, type Result } from '../../../src/services/result.ts';
import type { SupabaseClient } from './client.ts';
import { failureOf, unexpected } from './failure.ts';
import { isRow, textOf, type Row } from './rows.ts';

const addressOf = ({ url }: Row) => (typeof url === 'string' && URL.canParse(url) ? url : undefined);

function previewOf({ due, currency, lines, next }: Row): ChangePreview | undefined {
  if (typeof due !== 'number' || typeof currency !== 'string' || !Array.isArray(lines)) return undefined;
  const isCharge = isRow(next) && typeof next.amount === 'number' && typeof next.at === 'string';
  return {
    due,
    currency,
    lines: (lines as unknown[]).filter(isRow).map(({ amount, description }) => ({
      amount: Number(amount),
      description: textOf(description),
    })),
    next: isCharge ? { amount: Number(next.amount), at: textOf(next.at) } : null,
  };
}

/** The project's function `billing`, asked with the user's session. Each request has one time limit. */
export function supabaseBilling({ url, fetch: ask, timeout }: SupabaseClient): BillingPort {
  /** `read` gives undefined for an answer that is not what was asked for. */
  async function post<T>(
    name: string,
    body: object,
    read: (answer: Row) => T | undefined,
  ): Promise<Result<T>> {
    try {
      const answer = await ask(`${url}/functions/v1/billing/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      });
      const told: unknown = await answer.json().catch(() => undefined);
      const row = isRow(told) ? told : {};
      if (!answer.ok) {
        const failure = failureOf(row, answer.status);
        // Our own function says what happened better than its status does.
        const words = textOf(row.code) && textOf(row.message);
        return failed(words ? { ...failure, message: words } : failure);
      }
      const found = read(row);
      return found === undefined ? failed(unexpected) : success(found);
    } catch (error) {
      return failed(failureOf(error instanceof Error ? error : {}));
    }
  }
  const change = async (name: string): Promise<Result<void>> => {
    const changed = await post(name, {}, ({ outcome }) =>
      typeof outcome === 'string' ? outcome : undefined,
    );
    return changed.ok ? success(undefined) : changed;
  };
  const chosen = ({ plan, interval }: PlanChoice) => ({ plan, interval });
  return {
    checkout: (choice) => post('checkout', chosen(choice), addressOf),
    portal: (show) =>
      post('portal', show === undefined ? {} : show === 'card' ? { show } : chosen(show), addressOf),
    preview: (choice) => post('preview', chosen(choice), previewOf),
    cancel: () => change('cancel'),
    resume: () => change('resume'),
    sync: () => change('sync'),
  };
}
