import { FakeCall, type CallPlan, type JoinPlan } from './fakeCall.ts';
import { checkProperties } from './misuse.ts';
import { audioTrack } from './tracks.ts';

export interface FakeDailyOptions {
  /** How the joins go, first to last; those after them succeed. */
  joins?: readonly JoinPlan[];
  /** Whether the assistant comes into the room by itself. Default true. */
  agentArrives?: boolean;
  noiseCancellation?: CallPlan['noiseCancellation'];
  /** Whether leaving is ever answered. Default true. */
  leaves?: boolean;
  /** What the microphone and the assistant are heard by. Default: a silent one. */
  track?: () => MediaStreamTrack;
}

export interface FakeDaily {
  createCallObject: (properties?: Record<string, unknown>) => FakeCall;
  /** Every call object that was made, oldest first. */
  readonly calls: readonly FakeCall[];
  /** The newest. Throws when there is none. */
  readonly call: FakeCall;
  /** How many tracks of the microphone are live, over all calls. */
  liveTracks: () => number;
}

/** `@daily-co/daily-js` as far as the real Vapi client needs it, and as strict as the real one. */
function fakeDaily(options: FakeDailyOptions = {}): FakeDaily {
  const { joins = [], agentArrives = true, noiseCancellation = 'works', leaves = true } = options;
  const plans = [...joins];
  const calls: FakeCall[] = [];
  let instances = 0;

  return {
    calls,
    get call() {
      const call = calls.at(-1);
      if (!call) throw new Error('No call object was made. Start a call first.');
      return call;
    },
    liveTracks: () => calls.reduce((sum, call) => sum + call.liveTracks().microphone, 0),
    createCallObject(properties = {}) {
      if (instances > 0) throw new Error('Duplicate DailyIframe instances are not allowed');
      // Like the real one it counts the instance before it looks at the options: bad ones lock it until a reload.
      instances += 1;
      checkProperties(properties);
      const call = new FakeCall(properties, {
        join: plans.shift() ?? 'joins',
        agentArrives,
        noiseCancellation,
        leaves,
        track: options.track ?? audioTrack,
        onDestroyed: () => {
          instances -= 1;
        },
      });
      calls.push(call);
      return call;
    },
  };
}

/**
 * Puts the fake in the place of the real library's factory: pass the class that `@daily-co/daily-js` exports, which is the
 * one that the Vapi client uses while a single copy is installed. `uninstall` puts the real one back.
 */
export function installFakeDaily(
  daily: object,
  options: FakeDailyOptions = {},
): FakeDaily & { uninstall: () => void } {
  const fake = fakeDaily(options);
  const real: unknown = Reflect.get(daily, 'createCallObject');
  Reflect.set(daily, 'createCallObject', fake.createCallObject);
  return Object.defineProperties(
    { uninstall: () => void Reflect.set(daily, 'createCallObject', real) },
    Object.getOwnPropertyDescriptors(fake),
  ) as FakeDaily & { uninstall: () => void };
}
