import type {
  BillingMode,
  BillingPort,
  ChangeOutcome,
  ChangePreview,
  PlanChoice,
  PreviewAdjustment,
  Subscription,
  Usage,
} from '../../../src/services/billing.ts';
import { parseUrl } from '../../../src/services/parseUrl.ts';
import { failed, success, type Result } from '../../../src/services/result.ts';
import { isRecord } from '../../../src/services/isRecord.ts';
import type { SupabaseClient } from './client.ts';
import { failureOf, unexpected } from './failure.ts';
import { billingColumns, billingOf, noBilling, textOf, type Row } from './rows.ts';

const modes: readonly BillingMode[] = ['simulated', 'stripe', 'none'];

const subscriptionOf = (found: unknown): Subscription => ({
  interval: null,
  renewsAt: null,
  endsAt: null,
  cardExpires: null,
  ...(isRecord(found) ? billingOf(found) : noBilling),
});

const addressOf = ({ url }: Row) => (typeof url === 'string' && parseUrl(url) ? url : undefined);

function usageOf(row: Row): Usage | undefined {
  const { messages, call_minutes: minutes, resets_at: resetsAt } = row;
  if (typeof messages !== 'number' || typeof minutes !== 'number' || typeof resetsAt !== 'string')
    return undefined;
  const limitOf = (value: unknown) => (typeof value === 'number' ? value : null);
  return {
    messages: { used: messages, limit: limitOf(row.messages_limit) },
    callMinutes: { used: minutes, limit: limitOf(row.call_minutes_limit) },
    resetsAt,
  };
}

const adjustmentKinds: readonly PreviewAdjustment['kind'][] = ['discount', 'tax', 'credit'];

/** A function of an earlier version tells no adjustments. */
function adjustmentsOf(value: unknown): PreviewAdjustment[] {
  const rows = Array.isArray(value) ? (value as unknown[]).filter(isRecord) : [];
  return adjustmentKinds.flatMap((kind) => {
    const amount = rows.find((row) => row.kind === kind)?.amount;
    return typeof amount === 'number' ? [{ kind, amount }] : [];
  });
}

function previewOf({ due, currency, lines, adjustments, next }: Row): ChangePreview | undefined {
  if (typeof due !== 'number' || typeof currency !== 'string' || !Array.isArray(lines)) return undefined;
  const isCharge = isRecord(next) && typeof next.amount === 'number' && typeof next.at === 'string';
  return {
    due,
    currency,
    lines: (lines as unknown[]).filter(isRecord).map(({ amount, description }) => ({
      amount: Number(amount),
      description: textOf(description),
    })),
    adjustments: adjustmentsOf(adjustments),
    next: isCharge ? { amount: Number(next.amount), at: textOf(next.at) } : null,
  };
}

/** The project's function `billing`, asked with the user's session, and what it has stored. Each request has one time limit. */
export function supabaseBilling({ url, rest, fetch: ask, timeoutSignal }: SupabaseClient): BillingPort {
  let knownMode: BillingMode | undefined;

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
        signal: timeoutSignal(),
      });
      const responseBody: unknown = await answer.json().catch(() => undefined);
      const row = isRecord(responseBody) ? responseBody : {};
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
  const change = (name: 'cancel' | 'resume' | 'end') =>
    post(name, {}, ({ outcome }): ChangeOutcome | undefined => {
      if (typeof outcome !== 'string') return undefined;
      return outcome === 'late' ? 'late' : 'stored';
    });
  const chosen = ({ plan, interval }: PlanChoice) => ({ plan, interval });
  return {
    async loadMode() {
      if (knownMode !== undefined) return success(knownMode);
      const { data, error, status } = await rest.rpc('billing_mode').abortSignal(timeoutSignal());
      if (error || status >= 400) return failed(failureOf(error ?? {}, status));
      knownMode = modes.find((mode) => mode === data);
      return knownMode === undefined ? failed(unexpected) : success(knownMode);
    },

    async loadSubscription(userId) {
      const { data, error, status } = await rest
        .from('billing_info')
        .select(billingColumns)
        .eq('user_id', userId)
        .limit(1)
        .abortSignal(timeoutSignal());
      if (error || status >= 400) return failed(failureOf(error ?? {}, status));
      const rows: unknown = data;
      if (!Array.isArray(rows)) return failed(unexpected);
      return success(subscriptionOf(rows[0]));
    },

    async loadUsage(signal) {
      const until = signal ? AbortSignal.any([signal, timeoutSignal()]) : timeoutSignal();
      const { data, error, status } = await rest.rpc('find_usage').abortSignal(until);
      if (error || status >= 400) return failed(failureOf(error ?? {}, status));
      const found: unknown = data;
      const usage = isRecord(found) ? usageOf(found) : undefined;
      return usage === undefined ? failed(unexpected) : success(usage);
    },

    checkout: (choice) => post('checkout', chosen(choice), addressOf),
    portal: (show) =>
      post('portal', show === undefined ? {} : show === 'card' ? { show } : chosen(show), addressOf),
    preview: (choice) => post('preview', chosen(choice), previewOf),
    cancel: () => change('cancel'),
    resume: () => change('resume'),
    end: () => change('end'),
    async sync() {
      const looked = await post('sync', {}, ({ outcome }) =>
        typeof outcome === 'string' ? outcome : undefined,
      );
      return looked.ok ? success(undefined) : looked;
    },
  };
}
