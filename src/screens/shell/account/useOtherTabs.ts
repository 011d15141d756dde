import { useEffect, useEffectEvent, useRef } from 'react';
import { tabChannel } from '../../../services/tabChannel.ts';

/** Calls `onChange` when another tab of this browser has stored something of the user's account. Returns what tells them so. [U51] */
export function useOtherTabs(userId: string, onChange: () => void) {
  const hear = useEffectEvent(onChange);
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    const opened = tabChannel(`parley-account-${userId}`);
    channel.current = opened;
    opened?.addEventListener('message', () => hear());
    return () => {
      channel.current = undefined;
      opened?.close();
    };
  }, [userId]);
  return () => channel.current?.postMessage('changed');
}
