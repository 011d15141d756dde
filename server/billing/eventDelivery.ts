import { mutex } from '../database/mutex.ts';
import type { ProviderEvent, ProviderState } from './provider/objects.ts';

/** How often in a row the webhook is told again of an event that it could not store: for five minutes. */
const mostRetries = 20;

export interface DeliveryOptions {
  state: Pick<ProviderState, 'pending'>;
  /** How long after an event the webhook is told of it, in ms. Before it is told again, ten times that passes. */
  delayMs: number;
  /** Tells the webhook, and resolves to whether it has taken the event. It takes it once this resolves to true. */
  tell: (event: ProviderEvent) => Promise<boolean>;
  /** Stores the state. */
  keep: () => Promise<unknown>;
  onError: (error: unknown) => void;
}

/**
 * Tells of what has happened, as the provider does: later, one event after the other, in no promised order. Each event has a time of its
 * own, so that one that cannot be stored holds up no other.
 */
export function eventDelivery({ state, delayMs, tell, keep, onError }: DeliveryOptions) {
  const timers = new Map<ProviderEvent, NodeJS.Timeout>();
  const oneByOne = mutex();
  let isClosed = false;

  async function attempt(event: ProviderEvent) {
    const isTaken = await tell(event);
    if (isTaken) state.pending = state.pending.filter((each) => each !== event);
    // A webhook may also have ended what should not run any longer.
    await keep();
    return isTaken;
  }

  function schedule(event: ProviderEvent, failures = 0) {
    const send = async () => {
      if (isClosed) return;
      const isTaken = await attempt(event).catch((error: unknown) => {
        onError(error);
        return false;
      });
      timers.delete(event);
      if (isTaken) deliver();
      else if (failures < mostRetries && !isClosed) schedule(event, failures + 1);
    };
    const timer = setTimeout(() => void oneByOne(send), delayMs * (failures === 0 ? 1 : 10));
    timers.set(event, timer.unref());
  }

  /** Has the webhook told of what it was not told yet. After too many failures in a row, an event waits for the next call. */
  function deliver() {
    if (isClosed) return;
    for (const event of state.pending) if (!timers.has(event)) schedule(event);
  }

  return {
    deliver,
    /** Tells of nothing any more, and waits for the event that is being told. The rest is told after the next start. */
    close: async () => {
      isClosed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await oneByOne(async () => undefined);
    },
  };
}
