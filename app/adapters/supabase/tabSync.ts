import { tabChannel } from '../../../src/services/tabChannel.ts';

/** Tells the other tabs of this browser that the user signed out on purpose, which the vendor's event does not say. */
export interface TabSync {
  /** 'leaving': the user is signing out here. 'staying': that attempt has failed. */
  tell: (what: 'leaving' | 'staying') => void;
  /** Whether a user signed out on purpose in another tab. Returns true once. */
  signedOutElsewhere: () => boolean;
}

/** Uses the vendor's own channel, so that our message arrives before its sign-out event. */
export function tabSync(storageKey: string): TabSync {
  const channel = typeof document === 'undefined' ? undefined : tabChannel(storageKey);
  if (!channel) return { tell: () => undefined, signedOutElsewhere: () => false };

  let hasLeft = false;
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
