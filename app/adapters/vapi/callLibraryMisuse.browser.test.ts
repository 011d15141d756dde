import Daily, { type DailyCall } from '@daily-co/daily-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callMachine, withoutCallBundle, type CallMachine } from '../../../mocks/voice/callMachine.ts';

let machine: CallMachine;
let errors: string[];

const url = 'https://parley.daily.co/room';
const callObject = () => Daily.createCallObject({ dailyConfig: withoutCallBundle });
/** Passes a value that the types forbid, because the library's own checks are tested. */
const wrong = (value: unknown) => value as never;

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => errors.push(said.join(' ')));
  machine = callMachine(['test-call-quality']);
});

afterEach(async () => {
  await Daily.getCallInstance()?.destroy();
  machine.close();
  vi.restoreAllMocks();
});

describe('custom tray buttons', () => {
  const button = { iconPath: 'https://example.com/a.svg', label: 'Notes', tooltip: 'Show the notes' };
  const load = (fields: object) =>
    callObject().load({ url, customTrayButtons: wrong({ notes: { ...button, ...fields } }) });

  it('have an icon, a label and a tooltip [R7]', async () => {
    await expect(load({})).resolves.toBeUndefined();
    expect(errors).toEqual([]);
  });

  it.each([
    ['a key of its own', { foo: 'bar' }, 'customTrayButton does not support key foo'],
    ['an icon by name', { iconPath: 'star' }, 'customTrayButton iconPath should be a url.'],
    ['a dark icon by name', { iconPathDarkMode: 'a' }, 'customTrayButton iconPathDarkMode should be a url.'],
    ['a label that is no text', { label: 1 }, 'customTrayButton label should be a string.'],
    ['a tooltip that is no text', { tooltip: {} }, 'customTrayButton tooltip should be a string.'],
    [
      'a state of its own',
      { visualState: 'gone' },
      "customTrayButton visualState should be 'default' | 'sidebar-open' | 'active'. Got: gone",
    ],
  ])('do not have %s [R7]', async (_what, fields, words) => {
    await expect(load(fields)).rejects.toThrow('customTrayButtons should be a dictionary of the type');
    expect(errors).toContain(words);
  });
});

describe('custom integrations', () => {
  const notes = { label: 'Notes', location: 'main', src: 'https://example.com/' };
  const load = (a: object) => callObject().load({ url, customIntegrations: wrong({ a }) });

  it.each(['main', 'sidebar'])('are placed at %s [R7]', async (location) => {
    await expect(load({ ...notes, location })).resolves.toBeUndefined();
    expect(errors).toEqual([]);
  });

  it.each([
    [
      'at the top',
      { ...notes, location: 'top' },
      "customIntegration a: location should be 'main' | 'sidebar'",
    ],
    ['nowhere', { label: 'Notes', src: notes.src }, 'customIntegration a: location is required'],
    ['without a label', { location: 'main', src: notes.src }, 'customIntegration a: label is required'],
    [
      'without content',
      { label: 'Notes', location: 'main' },
      'customIntegration a: src or srcdoc is required',
    ],
    ['with an icon by name', { ...notes, iconURL: 'star' }, 'customIntegration a: iconURL should be a url'],
    [
      'with a page by name',
      { ...notes, src: 'notes' },
      'customIntegration a: src "notes" is not a valid URL',
    ],
    [
      'with two contents',
      { ...notes, srcdoc: '<p>' },
      'customIntegration a: cannot have both src and srcdoc',
    ],
    ['with a key of its own', { ...notes, foo: 1 }, 'customIntegration does not support key foo'],
  ])('are not placed %s [R7]', async (_what, integration, words) => {
    await expect(load(integration)).rejects.toThrow('customIntegrations should be an object of type');
    expect(errors).toContain(words);
  });
});

describe('misuse', () => {
  it.each<[string, (call: DailyCall) => unknown]>([
    ['sendAppMessage()', (call) => call.sendAppMessage('Hello')],
    ['startTranscription()', (call) => call.startTranscription()],
    ['sipCallTransfer()', (call) => call.sipCallTransfer({ sessionId: 'p1', toEndPoint: '+1555' })],
    ['sendDTMF()', (call) => call.sendDTMF({ sessionId: 'p1', tones: '1' })],
  ])('%s only supported after join [X10]', async (name, misuse) => {
    const call = callObject();
    await expect((async () => misuse(call))()).rejects.toThrow(`${name} only supported after join.`);
    expect(errors).toEqual([`${name} only supported after join.`]);
  });

  it.each<[string, (call: DailyCall) => unknown]>([
    ['startCamera()', (call) => call.startCamera()],
    ['preAuth()', (call) => call.preAuth({ url })],
  ])('%s not supported after joining [X10]', async (name, misuse) => {
    const call = callObject();
    await call.join({ url });
    await expect((async () => misuse(call))()).rejects.toThrow(
      `${name} not supported after joining a meeting.`,
    );
  });

  it('a second test is refused while one is in progress [X10]', async () => {
    const call = callObject();
    await call.load({ url });
    machine.tell({ action: 'call-machine-initialized' });
    await vi.waitUntil(() => machine.asked.some(({ action }) => action === 'transmit-log'), 10_000);
    // The request is never answered, so it stays in progress.
    void call.testCallQuality();
    for (const test of ['testWebsocketConnectivity', 'testNetworkConnectivity'] as const)
      await expect(call[test](wrong(undefined))).rejects.toThrow(
        `A pre-call quality test is in progress. Please try ${test}() again once testing has completed. ` +
          'Use stopTestCallQuality() to end it early.',
      );
  });

  it.each<[string, (call: DailyCall) => unknown]>([
    ['startCamera()', (call) => call.startCamera()],
    ['waitingParticipants()', (call) => call.waitingParticipants()],
    ['testCallQuality()', (call) => call.testCallQuality()],
  ])('%s is for custom call objects [X10]', async (name, misuse) => {
    const frame = Daily.createFrame(document.body, {});
    await expect((async () => misuse(frame))()).rejects.toThrow(
      `${name} is only supported on custom callObject instances`,
    );
    const gone = frame.destroy();
    machine.tell({ action: 'left-meeting' });
    await gone;
  });

  it('tray buttons and integrations are refused outside of the ready-made page [X10]', () => {
    const call = callObject();
    expect(() => call.updateCustomTrayButtons({})).toThrow(
      "updateCustomTrayButtons() is only supported as part of Daily's Prebuilt",
    );
    expect(() => call.setCustomIntegrations({})).toThrow(
      "setCustomIntegrations() is only supported as part of Daily's Prebuilt",
    );
  });

  it('a second call, a room without an address and a message that is too large are refused [X10]', async () => {
    const call = callObject();
    expect(callObject).toThrow('Duplicate DailyIframe instances are not allowed');
    await expect(call.join({})).rejects.toThrow('No room URL has been provided');
    await call.join({ url });
    expect(() => call.sendAppMessage('a'.repeat(4095))).toThrow('Message data too large. Max size is 4096');
  });
});
