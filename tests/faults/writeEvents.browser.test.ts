import { describe, expect, it } from 'vitest';
import { fault, lineOf } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { accountWriteScenes } from './accountWriteScenes.ts';
import { agentWriteScenes } from './agentWriteScenes.ts';
import { onPage, unseen } from './matrixOf.ts';
import { stage } from './stage.tsx';
import { eventually, pass } from './time.ts';
import type { WriteScene } from './writeScene.ts';
import { allWrites, writeName, type Write } from './writes.ts';

const { pro, free } = personas;
const scenes: Readonly<Record<Write, WriteScene>> = { ...accountWriteScenes, ...agentWriteScenes };

/** The `nth` click of one double click or more: also when something else is in the place of the button by then. */
const click = (target: HTMLElement, nth: number) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: nth }));

/** Enter and two clicks before the page has drawn anything, as a fast hand or a bouncing mouse button brings them. */
function pressAtOnce(target: HTMLElement, enter: HTMLElement | undefined) {
  if (target instanceof HTMLButtonElement && target.type === 'submit') target.form?.requestSubmit();
  enter?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  click(target, 1);
  click(target, 2);
}

/** Pressed at once, in the next frames, and while the request is on its way. */
async function play(write: Write) {
  const { call, count, prepare, open, target, enter, done, ...more } = scenes[write];
  prepare?.();
  const on = stage({ people: [pro, free], signedInAs: pro, faults: [fault(call, 'slow')], ...more });
  const sent = () => count?.(on) ?? on.sent(lineOf(call));
  await open(on);
  const before = sent();
  const pressed = await eventually(target);
  pressAtOnce(pressed, enter?.());
  await pass(1);
  click(pressed, 3);
  await eventually(() => expect(sent()).toBeGreaterThan(before), 50);
  click(pressed, 4);
  await pass(50);
  click(pressed, 5);
  await pass(10_000);
  await eventually(() => done(on), 50);
  // What waits for its turn would go out now.
  await pass(1000);
  expect(sent() - before).toBe(1);
  expect(on.told.filter((line, i) => on.told.indexOf(line) !== i)).toEqual([]);
  return on;
}

onPage('write-events');

describe('a duplicate press sends one request [R9]', () => {
  it.each(allWrites.map((write) => [writeName(write), write] as const))('%s', async (_name, write) => {
    expect(await unseen(await play(write))).toEqual([]);
  });
});
