import { expect } from 'vitest';
import { voiceError } from '../../src/screens/agent/call/voiceErrors.ts';
import { chatFailed, errorMessages, toasts } from '../../src/services/messages.ts';
import { fatalKinds } from '../../app/adapters/vapi/callErrors.ts';
import type { VoiceErrorKind } from '../../src/services/voiceEvents.ts';
import type { JoinPlan } from '../../mocks/voice/daily/fakeCall.ts';
import type { FakeDailyOptions } from '../../mocks/voice/daily/fakeDaily.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { dialog } from './agentScenarios.ts';
import { shownAlerts, fill, heading, getOne, press, findOne, shownToasts, text, valueOf } from './actions.ts';
import type { FaultCase, OutcomeCode } from './matrix.ts';
import { recoveryScenarios } from './dataScenarios.ts';
import type { Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { toastText, renderApp, type AppFixture } from './appFixture.tsx';
import { eventually, advanceTime } from './time.ts';

/** Scenarios for error answers from which the app recovers. */
const recoveries: Readonly<Partial<Record<OutcomeCode, Scenario>>> = recoveryScenarios;

/** The sentence that the page should show: the backend's own, or ours where it sends none. */
function expectedMessage({ kind }: FaultCase) {
  if (kind === 'net' || kind === 503) return errorMessages.unavailable;
  if (kind === 'hang') return errorMessages.timeout;
  return typeof kind === 'number' && kind < 500 ? `Refused with ${kind}` : errorMessages.unexpected;
}

const joinPlans: Readonly<Record<string, JoinPlan>> = {
  net: 'offline',
  hang: 'hangs',
  '401': { fatal: 'exp-token' },
  '401 nbf-token': { fatal: 'nbf-token' },
  '403': { fatal: 'not-allowed' },
  '404': { fatal: 'no-room' },
  '409': { fatal: 'meeting-full' },
};

/** The call library reports most refusals as one error. */
function fakeDailyOptions({ row, fault: what }: FaultCase): FakeDailyOptions {
  if (row !== 'media') return {};
  if (what === 'slow') return { agentArrives: false };
  return { joins: [joinPlans[what] ?? { fatal: 'connection-error', message: `The room answered ${what}` }] };
}

function voiceKind({ row, fault: what, answer }: FaultCase): VoiceErrorKind {
  if (what === 'net') return 'network';
  if (what === 'hang') return 'timeout';
  if (row === 'call') return what === 'bad JSON' || what === 'no webCallUrl' ? 'unknown' : 'refused';
  const join = joinPlans[what];
  if (answer || typeof join === 'object')
    return fatalKinds[(join as { fatal: keyof typeof fatalKinds }).fatal];
  return 'network';
}

const errorToast = (description: string) => [`Error: ${description}`];

interface Outcome {
  toasts?: readonly string[];
  /** The red alerts. */
  alerts?: readonly string[];
  /** Where errors were reported, shown or not. */
  reported?: readonly string[];
  more?: (app: AppFixture, scenario: Scenario) => void;
}

/** What should be on the screen and in the error report in the end. */
function outcomeOf(faultCase: FaultCase, scenario: Scenario): Outcome {
  const success = scenario.successToast === undefined ? [] : [scenario.successToast];
  switch (faultCase.code) {
    case 'R':
    case 'G':
      return {
        alerts: [
          scenario.alertSaysMore
            ? expect.stringContaining(expectedMessage(faultCase))
            : expectedMessage(faultCase),
        ],
        more: (app) => scenario.expectKept(app),
      };
    case 'T':
      return { toasts: errorToast(expectedMessage(faultCase)), more: (app) => scenario.expectKept(app) };
    case 'T:P': {
      const told = faultCase.fault === '0 rows' ? '' : expectedMessage(faultCase);
      return {
        toasts: errorToast(toasts.profileFailed(told).description),
        more: (app) => scenario.expectKept(app),
      };
    }
    case 'T:F':
      return {
        toasts: [toastText(toasts.loadFailed)],
        alerts: scenario.isInLine
          ? []
          : Array.from({ length: scenario.cards ?? 1 }, () =>
              expect.stringMatching(/ could not be loaded\.$/),
            ),
        more: (app) => scenario.expectKept(app),
      };
    case 'T:F once':
      return {
        toasts: [toastText(toasts.loadFailed)],
        alerts: Array.from({ length: 3 }, () => expect.stringMatching(/ could not be loaded\.$/)),
        more: (app) => scenario.expectKept(app),
      };
    case 'T:B':
      return {
        // Offline, the message names the connection, so that nobody suspects their card.
        toasts: [
          toastText(
            ['net', '503'].includes(faultCase.fault) ? toasts.billingUnreached : toasts.billingFailed,
          ),
        ],
        more: (app) => scenario.expectKept(app),
      };
    case 'C':
      return {
        more: (app) => {
          getOne(text(chatFailed));
          scenario.expectKept(app);
        },
      };
    case 'V': {
      const { title, advice } = voiceError(voiceKind(faultCase), navigator.userAgent);
      return {
        alerts: [`${title}${advice}`],
        reported: ['voice call'],
        more: (app) => scenario.expectKept(app),
      };
    }
    case 'A':
      return {
        alerts: scenario.alertText === undefined ? [] : [scenario.alertText],
        more: (app) => scenario.expectKept(app),
      };
    case 'N':
      return { more: (app) => scenario.expectKept(app) };
    case 'LG':
      return { toasts: success, reported: ['sign-up avatar'], more: (app) => scenario.expectSuccess(app) };
    case 'signup':
      return {
        more: () => {
          getOne(heading('Create Account'));
          getOne(text(new RegExp(errorMessages.noAccount)));
          expect(valueOf('Email')).toBe(scenario.people[0]?.email);
        },
      };
    case 'reasons':
      return {
        alerts: [expect.stringContaining('Use at least 6 characters.')],
        more: (app) => scenario.expectKept(app),
      };
    default:
      return { toasts: success, more: (app) => scenario.expectSuccess(app) };
  }
}

/** Checks what holds for every case: at most one message, and nothing is loading any more. */
export function expectSettled(app: AppFixture, { toasts: told = [], alerts = [], reported = [] }: Outcome) {
  // The counts in the failure's text tell a toast that was never added from one that was not drawn.
  const drawn = document.querySelectorAll('[role="alert"], [role="status"]').length;
  expect(shownToasts(), `${app.toastTexts.length} told, ${drawn} drawn`).toEqual(told);
  expect(app.toastTexts.filter((each) => !told.includes(each))).toEqual([]);
  expect(shownAlerts()).toEqual(alerts);
  expect(app.services.report.reports.map(({ where }) => where)).toEqual(reported);
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
}

const faultsOf = ({ row, kind, answer }: FaultCase, scenario: Scenario, onAsked: () => void) =>
  row === 'media'
    ? []
    : [fault(scenario.request, kind, answer === undefined ? {} : { code: answer }, onAsked)];

/** Signs in again in the dialog, after which the request continues by itself. */
async function signInAgain(app: AppFixture, { people }: Scenario) {
  await findOne(heading('Sign in again'));
  expect([...app.toastTexts, ...shownAlerts()]).toEqual([]);
  app.repairBackend();
  await fill(dialog('Sign in again').getByLabelText('Password', { exact: true }), people[0]?.password ?? '');
  await press('Sign In');
}

/** When the outcome is due, in ms: the app gives up after 15 s, and a slow answer comes after 10 s. */
const dueMs: Partial<Record<FaultCase['kind'], number>> = { hang: 15_000, slow: 10_000 };

async function expectLoadingUntilDue(
  app: AppFixture,
  { row, kind }: FaultCase,
  scenario: Scenario,
  isAsked: () => boolean,
) {
  const due = dueMs[kind];
  if (due === undefined) return;
  // In small steps: until the request is seen, its time has gone on already.
  await eventually(
    () => expect(row === 'media' ? app.daily.calls.length > 0 : isAsked()).toBe(true),
    Math.min(scenario.stepMs ?? 5, 20),
  );
  await advanceTime(due - 1000);
  scenario.expectLoading();
  expect([...shownToasts(), ...shownAlerts(), ...app.toastTexts]).toEqual([]);
  await advanceTime(1000);
  if (row === 'media' && kind === 'slow') app.daily.call.agentArrives();
}

/**
 * Advances slowly once there is a toast: it stays for ten seconds only, and a busy machine may still be drawing the rest.
 */
const stepUntilToast =
  (app: AppFixture, { stepMs = 5 }: Scenario) =>
  () =>
    app.toastTexts.length > 0 ? Math.min(stepMs, 20) : stepMs;

/** Plays one case on a fresh page and checks its outcome. */
export async function playFault(faultCase: FaultCase) {
  const scenario = recoveries[faultCase.code] ?? scenarios[faultCase.row];
  if (!scenario) throw new Error(`Nobody plays '${faultCase.row}'. Write a scenario for it.`);
  // Not by the log of requests: the handler reads some of them before it begins to wait, while the page's time goes on.
  let isAsked = false;
  const onAsked = () => {
    isAsked = true;
  };
  const app = renderApp({
    faults: faultsOf(faultCase, scenario, onAsked),
    ...scenario,
    daily: fakeDailyOptions(faultCase),
  });
  await scenario.open(app);
  await scenario.act(app);
  await expectLoadingUntilDue(app, faultCase, scenario, () => isAsked);
  if (faultCase.code === 'again') await signInAgain(app, scenario);
  const outcome = outcomeOf(faultCase, scenario);
  await eventually(
    () => {
      outcome.more?.(app, scenario);
      expectSettled(app, outcome);
    },
    stepUntilToast(app, scenario),
  );
  return app;
}
