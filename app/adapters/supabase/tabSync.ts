/** Tells the other tabs of this browser why a session ends, which the vendor's event does not. */
export interface TabSync {
  /** 'leaving': the user signs out here. 'staying': that attempt has failed. */
  tell: (what: 'leaving' | 'staying') => void;
  /** True once after another tab signed out because its user wanted to. */
  signedOutElsewhere: () => boolean;
}

/** Uses the vendor's own channel, so that our message arrives before its event. */
export function tabSync(storageKey: string): TabSync {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined')
    return { tell: () => undefined, signedOutElsewhere: () => false };

  let hasLeft = false;
  const channel = new BroadcastChannel(storageKey);
  channel.addEventListener('message', ({ data }: MessageEvent<{ event?: unknown } | null>) => {
    if (data?.event === 'leaving') hasLeft = true;
    else if (data?.event !== 'SIGNED_OUT') hasLeft = false;
  });
  return {
    tell: (event) => channel.postMessage({ event }),
    signedOutElsewhere() {
      const before = hasLeft;
      hasLeft = false;
      return before;
    },
  };
}
