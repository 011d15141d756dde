import { FakeCall, type CallPlan, type JoinPlan } from './fakeCall.ts';
import { checkProperties } from './misuse.ts';
import { audioTrack } from './tracks.ts';

export interface FakeDailyOptions {
  /** What becomes of the first joins, in order; later ones succeed. */
  joins?: readonly JoinPlan[];
  /** Whether the assistant joins the room by itself. True by default. */
  agentArrives?: boolean;
  noiseCancellation?: CallPlan['noiseCancellation'];
  /** Whether a request to leave is answered. True by default. */
  leaves?: boolean;
  /** The audio track of the microphone and of the assistant; a silent one by default. */
  track?: () => MediaStreamTrack;
}

export interface FakeDaily {
  createCallObject: (properties?: Record<string, unknown>) => FakeCall;
  /** Every call object, oldest first. */
  readonly calls: readonly FakeCall[];
  /** The newest call object. Throws when there is none. */
  readonly call: FakeCall;
  /** How many microphone tracks are live, in all calls. */
  liveTracks: () => number;
}

/** The part of `@daily-co/daily-js` that the real Vapi client uses, as strict as the real one. */
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
      // Like the real library, it counts the instance before it checks the options: wrong options block it until a
      // reload.
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
 * Replaces the factory of the real library by the fake. Pass the class that `@daily-co/daily-js` exports: the Vapi
 * client uses the same one as long as a single copy is installed. `uninstall` puts the real one back.
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
