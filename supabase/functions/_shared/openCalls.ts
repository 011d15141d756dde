import { isRecord } from '../../../src/services/isRecord.ts';

/** A call of which it is not known yet how long it has been. */
export interface OpenCall {
  caller: string;
  call: string;
  /** How the provider calls it. */
  provider: string;
  /** How many seconds ago it has begun. */
  age: number;
}

type Call = (name: string, values: object) => Promise<unknown>;

/**
 * The database's record of the calls in progress that a function has started: what is granted to them counts as used until they
 * have ended.
 */
export const openCalls = (call: Call) => ({
  /** The seconds that the call may last; 0 when none are left, -1 when it has begun before, -2 when an open call holds them. */
  async begin(callerId: string, callId: string, maxSeconds: number): Promise<number> {
    const seconds = await call('begin_call', { caller: callerId, call: callId, most: maxSeconds });
    if (!Number.isInteger(seconds)) throw new Error('Nobody can tell how long the call may last');
    return seconds as number;
  },
  /** Stores how the provider calls it. Throws when the call is not open any more. */
  async setProviderId(callerId: string, callId: string, providerId: string): Promise<void> {
    if ((await call('name_call', { caller: callerId, call: callId, provider: providerId })) !== true)
      throw new Error('The call is not open any more.');
  },
  /** Those of a user, or the one that the provider calls so. */
  async list(which: { caller: string } | { provider: string }): Promise<readonly OpenCall[]> {
    const open = await call('open_calls', which);
    return Array.isArray(open) ? open.filter((each): each is OpenCall => isRecord(each)) : [];
  },
  /** `seconds`: null when nobody joined it. */
  end: (callerId: string, callId: string, seconds: number | null) =>
    call('end_call', { caller: callerId, call: callId, seconds }),
});
