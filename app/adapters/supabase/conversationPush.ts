import { RealtimeClient } from '@supabase/realtime-js';
import type { SupabaseClient } from './client.ts';

export interface PushListener {
  /** From now on each change is told. What changed before has to be looked for. */
  onJoined: () => void;
  onChange: () => void;
  /** Nothing is told any more, because of a lost connection or a refusal. Called once, and not after one has ended it. */
  onEnd: () => void;
}

/**
 * Listens on the user's private topic, where the database says that a conversation has changed, and not what. It is not
 * connected again by itself: whoever listens looks for changes meanwhile, and decides when to try again. Returns what
 * ends it.
 */
export function listenForPush(
  { url, key, tokens }: Pick<SupabaseClient, 'url' | 'key' | 'tokens'>,
  userId: string,
  { onJoined, onChange, onEnd }: PushListener,
) {
  let hasEnded = false;
  const socket = new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: key },
    // Asked for again at every heartbeat, so that the topic outlives the token that it was joined with.
    accessToken: async () => (await tokens.current()) ?? null,
  });

  function close() {
    hasEnded = true;
    void socket.disconnect();
  }

  function giveUp() {
    if (hasEnded) return;
    close();
    onEnd();
  }

  async function join() {
    // The topic is private: joining it before the token is there would be refused.
    await socket.setAuth();
    if (hasEnded) return;
    socket
      .channel(`conversations:${userId}`, { config: { private: true } })
      .on('broadcast', { event: 'changed' }, () => {
        if (!hasEnded) onChange();
      })
      .subscribe((status) => {
        if (hasEnded) return;
        if (status === 'SUBSCRIBED') onJoined();
        else giveUp();
      });
  }

  join().catch(giveUp);
  return close;
}
