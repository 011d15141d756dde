import type { Result } from '../../../src/services/result.ts';
import type { SupabaseClient } from './client.ts';
import { offline } from './online.ts';
import type { Row } from './rows.ts';

export interface ChangeOptions {
  /** What `conversation_state` says: whether changes are pushed, and a mark that is another one after each change. */
  state: () => Promise<Result<Row>>;
  /** Milliseconds between two looks at the mark, where changes are not pushed. */
  pollMs: number;
}

const isHidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden';

/** Runs `ask` when the page comes back to the front or online. Returns what ends it. */
function whenBack(ask: () => void) {
  if (typeof window === 'undefined') return () => undefined;
  const events = [
    [window, 'focus'],
    [window, 'online'],
    [document, 'visibilitychange'],
  ] as const;
  for (const [target, event] of events) target.addEventListener(event, ask);
  return () => {
    for (const [target, event] of events) target.removeEventListener(event, ask);
  };
}

/**
 * How pages of one user learn of each other's changes: tabs of one browser tell each other, other devices are told by the
 * project where it can push, and otherwise ask for a mark every few seconds while the page is to be seen.
 */
export function changeChannel(client: SupabaseClient, { state, pollMs }: ChangeOptions) {
  const nameFor = (userId: string) => `parley-conversations-${userId}`;
  const open = new Map<string, BroadcastChannel>();
  const hasChannels = typeof BroadcastChannel !== 'undefined';

  /** Looks at the mark now and then, until the returned function is called. */
  function poll(onChange: () => void) {
    let mark: unknown;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    let hasEnded = false;

    async function ask() {
      clearTimeout(timer);
      if (isAsking || hasEnded) return;
      if (!isHidden() && !offline()) {
        isAsking = true;
        const found = await state().catch(() => undefined);
        isAsking = false;
        if (hasEnded) return;
        const now = found?.ok ? found.value.mark : undefined;
        const isChanged = now !== undefined && mark !== undefined && now !== mark;
        mark = now ?? mark;
        if (isChanged) onChange();
      }
      timer = setTimeout(() => void ask(), pollMs);
    }

    const end = whenBack(() => void ask());
    void ask();
    return () => {
      hasEnded = true;
      clearTimeout(timer);
      end();
    };
  }

  return {
    /** Tells the other tabs of this browser that the user's conversations have changed. */
    tell(userId: string) {
      if (!hasChannels) return;
      const known = open.get(userId);
      if (known) return known.postMessage('changed');
      const channel = new BroadcastChannel(nameFor(userId));
      channel.postMessage('changed');
      channel.close();
    },

    watch(userId: string, onChange: () => void) {
      const channel = hasChannels ? new BroadcastChannel(nameFor(userId)) : undefined;
      if (channel) {
        open.set(userId, channel);
        channel.addEventListener('message', onChange);
      }
      void client;
      const end = poll(onChange);
      return () => {
        end();
        open.delete(userId);
        channel?.close();
      };
    },
  };
}
