/** The other tabs of this browser: the vendor's event does not tell why a session is gone. */
export interface TabSync {
  /** The user signs out here, or the attempt has failed. */
  tell: (what: 'leaving' | 'staying') => void;
  /** True once after another tab signed out because its user wanted to. */
  leftElsewhere: () => boolean;
}

/** On the vendor's own channel, so that the word comes before its event. */
export function tabSync(storageKey: string): TabSync {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined')
    return { tell: () => undefined, leftElsewhere: () => false };

  let left = false;
  const channel = new BroadcastChannel(storageKey);
  channel.addEventListener('message', ({ data }: MessageEvent<{ event?: unknown } | null>) => {
    if (data?.event === 'leaving') left = true;
    else if (data?.event !== 'SIGNED_OUT') left = false;
  });
  return {
    tell: (event) => channel.postMessage({ event }),
    leftElsewhere() {
      const was = left;
      left = false;
      return was;
    },
  };
}
