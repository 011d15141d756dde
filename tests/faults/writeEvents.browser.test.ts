import { describe, expect, it } from 'vitest';
import { fault, lineOf } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { accountWriteScenarios } from './accountWriteScenarios.ts';
import { agentWriteScenarios } from './agentWriteScenarios.ts';
import { billingWriteScenarios } from './billingScenarios.ts';
import { dataWriteScenarios } from './dataScenarios.ts';
import { deviceWriteScenarios } from './deviceScenarios.ts';
import { deletionWriteScenarios } from './deletionScenarios.ts';
import { conversationWriteScenarios } from './conversationScenarios.ts';
import { factorCardWriteScenarios } from './factorScenarios.ts';
import { expiredWriteScenarios } from './expiredScenarios.ts';
import { waysWriteScenarios } from './waysScenarios.ts';
import { factorWriteScenarios } from './factorWriteScenarios.ts';
import { mailWriteScenarios } from './mailWriteScenarios.ts';
import { storingWriteScenarios } from './storingScenarios.ts';
import { preferencesWriteScenarios } from './preferencesScenarios.ts';
import { setUpPage, unexpectedErrors } from './testFaults.ts';
import { renderApp } from './appFixture.tsx';
import { eventually, advanceTime } from './time.ts';
import type { WriteScenario } from './writeScenario.ts';
import { allWrites, writeName, type Write } from './writes.ts';

const { pro, free } = personas;
const scenarios: Readonly<Record<Write, WriteScenario>> = {
  ...accountWriteScenarios,
  ...factorWriteScenarios,
  ...mailWriteScenarios,
  ...factorCardWriteScenarios,
  ...waysWriteScenarios,
  ...expiredWriteScenarios,
  ...agentWriteScenarios,
  ...conversationWriteScenarios,
  ...dataWriteScenarios,
  ...deviceWriteScenarios,
  ...deletionWriteScenarios,
  ...preferencesWriteScenarios,
  ...storingWriteScenarios,
  ...billingWriteScenarios,
};

/** Sends the `nth` click of a multiple click, even if another element has replaced the button by then. */
const click = (target: HTMLElement, nth: number) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: nth }));

/** Presses Enter and clicks twice before the page is drawn again, as a fast user or a bouncing mouse button does. */
function pressAtOnce(target: HTMLElement, enter: HTMLElement | undefined) {
  if (target instanceof HTMLButtonElement && target.type === 'submit') target.form?.requestSubmit();
  enter?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  click(target, 1);
  click(target, 2);
}

/** Presses at once, in the next frames, and while the request is on its way; expects one request. */
async function play(write: Write) {
  const { request, count, prepare, open, target, enter, expectDone, ...more } = scenarios[write];
  prepare?.();
  const app = renderApp({ people: [pro, free], signedInAs: pro, faults: [fault(request, 'slow')], ...more });
  const sent = () => count?.(app) ?? app.requestCount(lineOf(request));
  await open(app);
  const before = sent();
  const pressed = await eventually(target);
  pressAtOnce(pressed, enter?.());
  await advanceTime(1);
  click(pressed, 3);
  await eventually(() => expect(sent()).toBeGreaterThan(before), 50);
  click(pressed, 4);
  await advanceTime(50);
  click(pressed, 5);
  await advanceTime(10_000);
  await eventually(() => expectDone(app), 50);
  // A queued second request would be sent now.
  await advanceTime(1000);
  expect(sent() - before).toBe(1);
  expect(app.toastTexts.filter((line, i) => app.toastTexts.indexOf(line) !== i)).toEqual([]);
  return app;
}

setUpPage('write-events');

describe('a duplicate press sends one request [R9, B18]', () => {
  it.each(allWrites.map((write) => [writeName(write), write] as const))('%s', async (_name, write) => {
    expect(await unexpectedErrors(await play(write))).toEqual([]);
  });
});
