import Daily, { type DailyCall } from '@daily-co/daily-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callMachine, withoutCallBundle, type CallMachine } from '../../../mocks/voice/callMachine.ts';

/** The real library in a call of which its vendor's servers know nothing. */
let call: DailyCall;
let machine: CallMachine;
let errors: string[];

/** Passes a value that the types forbid, because the library's own checks are tested. */
const wrong = (value: unknown) => value as never;

async function joined() {
  await call.join({ url: 'https://parley.daily.co/room' });
  return call;
}

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => errors.push(said.join(' ')));
  machine = callMachine(['test-call-quality']);
  call = Daily.createCallObject({ dailyConfig: withoutCallBundle });
});

afterEach(async () => {
  await call.destroy();
  machine.close();
  vi.restoreAllMocks();
});

it('the call library is 0.79.0 or newer [K9]', () => {
  const [major, minor] = Daily.version().split('.').map(Number);
  expect(major! * 1000 + minor!).toBeGreaterThanOrEqual(79);
});

it('the call library warns of the eleventh listener to one event [K9]', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const listen = () => call.on('app-message', () => undefined);
  for (let listeners = 1; listeners <= 10; listeners++) listen();
  expect(warn).not.toHaveBeenCalled();
  listen();
  expect(String(warn.mock.lastCall?.[0])).toContain('11 app-message listeners added');
});

describe('userData', () => {
  it('takes 4096 characters [R7, K9]', async () => {
    await expect(call.setUserData('a'.repeat(4096))).resolves.toBeUndefined();
    expect(errors).toEqual([]);
  });

  it('refuses 4097, as text or as JSON [R7, K9]', async () => {
    const words = 'userData is too large (4097 characters). Maximum size suppported is 4096.';
    await expect(call.setUserData('a'.repeat(4097))).rejects.toThrow(words);
    await expect(call.setUserData({ a: 'a'.repeat(4097 - '{"a":""}'.length) })).rejects.toThrow(words);
  });

  it('refuses what JSON cannot hold [R7]', async () => {
    const circle: Record<string, unknown> = {};
    circle['itself'] = circle;
    await expect(call.setUserData(circle)).rejects.toThrow(
      /^userData must be serializable to JSON: TypeError: Converting circular structure/,
    );
    await expect(call.setUserData({ amount: 1n })).rejects.toThrow(
      'userData must be serializable to JSON: TypeError: Do not know how to serialize a BigInt',
    );
  });

  it('is checked before the call, too [R7]', async () => {
    await expect(call.load({ userData: 'a'.repeat(4097) })).rejects.toThrow('invalid userData type provided');
    expect(errors).toContain(
      'Error: userData is too large (4097 characters). Maximum size suppported is 4096.',
    );
  });
});

describe('receive settings', () => {
  it.each([0, 2, 'inherit'])('take the layer %s [R7]', async (layer) => {
    await joined();
    await call.updateReceiveSettings({ '*': { video: wrong({ layer }) } });
    expect(machine.asked.at(-1)).toMatchObject({ receiveSettings: { '*': { video: { layer } } } });
  });

  it.each([-1, 1.5, 'all'])('refuse the layer %s [R7]', async (layer) => {
    await joined();
    await expect(call.updateReceiveSettings({ '*': { video: wrong({ layer }) } })).rejects.toThrow(
      'receiveSettings must be of the form { [<remote participant id> | base | "*"]: ' +
        '{ [video: [{ layer: [<non-negative integer> | "inherit"] } | "inherit"]], ' +
        '[screenVideo: [{ layer: [<non-negative integer> | "inherit"] } | "inherit"]] }}}',
    );
  });
});

describe('the background', () => {
  const set = (type: string, config: Record<string, unknown>) =>
    call.updateInputSettings({ video: { processor: wrong({ type, config }) } });
  const form =
    'inputSettings must be of the form: { video?: { processor?: { type: [ none | background-blur | ' +
    'background-image | face-detection ], config?: {} } }, audio?: { processor: {type: [ none | noise-cancellation ] } } }';

  it.each([0.01, 1])('takes a blur of %s [R7]', async (strength) => {
    await expect(set('background-blur', { strength })).resolves.toBeDefined();
  });

  it.each([0, -0.5, 1.01, Number.NaN, '1'])('refuses a blur of %s [R7]', async (strength) => {
    await expect(set('background-blur', { strength })).rejects.toBe(form);
    expect(errors).toContain(
      'invalid object in inputSettings -> video -> processor -> config; ' +
        `expected: {0 < strength <= 1}, got: ${strength}`,
    );
  });

  it.each([1, 10])('takes image %s [R7, K9]', async (source) => {
    await expect(set('background-image', { source })).resolves.toBeDefined();
  });

  it.each([0, -1, 11, 1.5, 'cat'])('refuses image %s [R7, K9]', async (source) => {
    await expect(set('background-image', { source })).rejects.toBe(form);
    expect(errors).toContain('invalid image selection; must be an int, > 0, <= 10');
  });
});

describe('the remote media player', () => {
  const set = (volume: unknown) =>
    call.updateRemoteMediaPlayer({ session_id: 'p1', settings: { state: 'play', volume: wrong(volume) } });

  it.each([0, 0.5, 2])('takes the volume %s [R7, K9]', async (volume) => {
    await set(volume);
    expect(machine.asked.at(-1)).toMatchObject({ settings: { volume } });
  });

  it.each([-0.1, 2.1])('refuses the volume %s [R7, K9]', async (volume) => {
    await expect(set(volume)).rejects.toThrow('RemoteMediaPlayerSettings.volume: must be between 0.0 - 2.0');
  });

  it('refuses a volume that is no number [R7]', async () => {
    await expect(set('loud')).rejects.toThrow('RemoteMediaPlayerSettings.volume: must be "number" type');
  });
});

describe('a transfer', () => {
  const transfer = (toEndPoint: string, callerId?: string) =>
    call.sipCallTransfer({ sessionId: 'p1', toEndPoint, ...(callerId && { callerId }) });

  it.each<[string, string?]>([['sip:ada@example.com'], ['+15551230'], ['+15551230', '+15559876']])(
    'goes to %s [R7]',
    async (toEndPoint, callerId) => {
      await joined();
      await transfer(toEndPoint, callerId);
      expect(machine.asked.at(-1)).toMatchObject({ action: 'sip-call-transfer', toEndPoint });
    },
  );

  it.each(['15551230', 'tel:+15551230'])('does not go to %s [R7]', async (toEndPoint) => {
    await joined();
    await expect(transfer(toEndPoint)).rejects.toThrow(
      `toEndPoint: ${toEndPoint} must starts with either "sip:" or "+"`,
    );
  });

  it('has a caller id for phone numbers only [R7]', async () => {
    await joined();
    await expect(transfer('sip:ada@example.com', '+15559876')).rejects.toThrow(
      'callerId is only valid when transferring to a PSTN number',
    );
  });
});

it('leaves the machine alone with all that', () => {
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(asked.filter((name) => /^(https?|wss?):/.test(name) && !name.startsWith(location.origin))).toEqual(
    [],
  );
});
