import { expect } from 'vitest';
import { voiceError } from '../../src/screens/agent/call/voiceErrors.ts';
import { chatFailed, plain, toasts } from '../../src/services/messages.ts';
import { fatalKinds } from '../../app/adapters/vapi/callErrors.ts';
import type { VoiceErrorKind } from '../../src/services/voiceEvents.ts';
import type { JoinPlan } from '../../mocks/voice/daily/fakeCall.ts';
import type { FakeDailyOptions } from '../../mocks/voice/daily/fakeDaily.ts';
import { fault, lineOf } from '../../mocks/handlers/faults.ts';
import { accountScenes } from './accountScenes.ts';
import { agentScenes, dialog } from './agentScenes.ts';
import { boxes, fill, heading, one, press, seen, shownToasts, text, valueOf } from './actions.ts';
import type { Cell, Code, Row } from './matrix.ts';
import { recovered, rowScenes } from './rowScenes.ts';
import type { Scene } from './scene.ts';
import { shown, stage, type Stage } from './stage.tsx';
import { eventually, pass } from './time.ts';

const scenes: Readonly<Partial<Record<Row, Scene>>> = {
  ...accountScenes,
  ...rowScenes,
  ...agentScenes,
};

/** Answers that are no failure to the app, though the backend calls them one. */
const special: Readonly<Partial<Record<Code, Scene>>> = recovered;

/** What the page says to somebody: the backend's own sentence, or ours where it has none. */
function words({ kind }: Cell) {
  if (kind === 'net' || kind === 503) return plain.unavailable;
  if (kind === 'hang') return plain.timeout;
  return typeof kind === 'number' && kind < 500 ? `Refused with ${kind}` : plain.unexpected;
}

const joins: Readonly<Record<string, JoinPlan>> = {
  net: 'offline',
  hang: 'hangs',
  '401': { fatal: 'exp-token' },
  '401 nbf-token': { fatal: 'nbf-token' },
  '403': { fatal: 'not-allowed' },
  '404': { fatal: 'no-room' },
  '409': { fatal: 'meeting-full' },
};

/** The room says most refusals in one way. */
function roomOf({ row, fault: what }: Cell): FakeDailyOptions {
  if (row !== 'media') return {};
  if (what === 'slow') return { agentArrives: false };
  return { joins: [joins[what] ?? { fatal: 'connection-error', message: `The room answered ${what}` }] };
}

function voiceKind({ row, fault: what, answer }: Cell): VoiceErrorKind {
  if (what === 'net') return 'network';
  if (what === 'hang') return 'timeout';
  if (row === 'call') return what === 'bad JSON' || what === 'no webCallUrl' ? 'unknown' : 'refused';
  const join = joins[what];
  if (answer || typeof join === 'object')
    return fatalKinds[(join as { fatal: keyof typeof fatalKinds }).fatal];
  return 'network';
}

const error = (description: string) => [`Error: ${description}`];

interface Outcome {
  toasts?: readonly string[];
  /** The red boxes. */
  boxes?: readonly string[];
  /** Reported, and not shown. */
  reported?: readonly string[];
  more?: (stage: Stage, scene: Scene) => void;
}

/** What is left on the screen, and in the report. */
function outcomeOf(cell: Cell, scene: Scene): Outcome {
  const success = scene.success === undefined ? [] : [scene.success];
  switch (cell.code) {
    case 'R':
    case 'G':
      return {
        boxes: [scene.boxSaysMore ? expect.stringContaining(words(cell)) : words(cell)],
        more: (on) => scene.kept(on),
      };
    case 'T':
      return { toasts: error(words(cell)), more: (on) => scene.kept(on) };
    case 'T:P': {
      const told = cell.fault === '0 rows' ? '' : words(cell);
      return { toasts: error(toasts.profileFailed(told).description), more: (on) => scene.kept(on) };
    }
    case 'T:F':
      return {
        toasts: [shown(toasts.loadFailed)],
        boxes: [expect.stringMatching(/ could not be loaded\.$/)],
        more: (on) => scene.kept(on),
      };
    case 'T:F once':
      return {
        toasts: [shown(toasts.loadFailed)],
        boxes: Array.from({ length: 3 }, () => expect.stringMatching(/ could not be loaded\.$/)),
        more: (on) => scene.kept(on),
      };
    case 'T:B':
      return {
        // Whoever is offline looks for the fault in their connection, not in their card.
        toasts: [shown(['net', '503'].includes(cell.fault) ? toasts.billingUnreached : toasts.billingFailed)],
        more: (on) => scene.kept(on),
      };
    case 'C':
      return {
        more: (on) => {
          one(text(chatFailed));
          scene.kept(on);
        },
      };
    case 'V': {
      const { title, advice } = voiceError(voiceKind(cell), navigator.userAgent);
      return { boxes: [`${title}${advice}`], reported: ['voice call'], more: (on) => scene.kept(on) };
    }
    case 'LG':
      return { toasts: success, reported: ['sign-up avatar'], more: (on) => scene.succeeded(on) };
    case 'signup':
      return {
        more: () => {
          one(heading('Create Account'));
          one(text(new RegExp(plain.noAccount)));
          expect(valueOf('Email')).toBe(scene.people[0]?.email);
        },
      };
    case 'reasons':
      return { boxes: [expect.stringContaining('Use at least 6 characters.')], more: (on) => scene.kept(on) };
    default:
      return { toasts: success, more: (on) => scene.succeeded(on) };
  }
}

/** Holds for every cell: one message, and nobody waits any more. */
export function settled(on: Stage, { toasts: told = [], boxes: red = [], reported = [] }: Outcome) {
  // Whether it was never said, or said and not shown.
  const drawn = document.querySelectorAll('[role="alert"], [role="status"]').length;
  expect(shownToasts(), `${on.told.length} told, ${drawn} drawn`).toEqual(told);
  expect(on.told.filter((each) => !told.includes(each))).toEqual([]);
  expect(boxes()).toEqual(red);
  expect(on.services.report.reports.map(({ where }) => where)).toEqual(reported);
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
}

const faultsOf = ({ row, kind, answer }: Cell, scene: Scene) =>
  row === 'media' ? [] : [fault(scene.call, kind, answer === undefined ? {} : { code: answer })];

/** The dialog in front of the work, which then goes on by itself. */
async function signInAgain(on: Stage, { people }: Scene) {
  await seen(heading('Sign in again'));
  expect([...on.told, ...boxes()]).toEqual([]);
  on.heal();
  await fill(dialog('Sign in again').getByLabelText('Password', { exact: true }), people[0]?.password ?? '');
  await press('Sign In');
}

/** In ms. It gives up after 15 s, not a second before, and an answer after 10 s is in time. */
const patience: Partial<Record<Cell['kind'], number>> = { hang: 15_000, slow: 10_000 };

async function waiting(on: Stage, { row, kind }: Cell, scene: Scene) {
  const due = patience[kind];
  if (due === undefined) return;
  await eventually(
    () => expect(row === 'media' ? on.daily.calls.length : on.sent(lineOf(scene.call))).toBeGreaterThan(0),
    Math.min(scene.leap ?? 5, 100),
  );
  await pass(due - 1000);
  scene.busy();
  expect([...shownToasts(), ...boxes(), ...on.told]).toEqual([]);
  await pass(1000);
  if (row === 'media' && kind === 'slow') on.daily.call.agentArrives();
}

/** Once there is a toast, its ten seconds are not to go by before a busy machine has drawn the rest. */
const leapUntilTold =
  (on: Stage, { leap = 5 }: Scene) =>
  () =>
    on.told.length > 0 ? Math.min(leap, 20) : leap;

/** One cell: from a fresh page to what is left of it. */
export async function play(cell: Cell) {
  const scene = special[cell.code] ?? scenes[cell.row];
  if (!scene) throw new Error(`Nobody plays '${cell.row}'. Write a scene for it.`);
  const on = stage({ faults: faultsOf(cell, scene), ...scene, daily: roomOf(cell) });
  await scene.open(on);
  await scene.act(on);
  await waiting(on, cell, scene);
  if (cell.code === 'again') await signInAgain(on, scene);
  const outcome = outcomeOf(cell, scene);
  await eventually(
    () => {
      outcome.more?.(on, scene);
      settled(on, outcome);
    },
    leapUntilTold(on, scene),
  );
  return on;
}
