/**
 * A channel to the other tabs of this browser; undefined where it has none, or keeps this page from talking to others as it keeps it from
 * storing anything.
 */
export function tabChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
