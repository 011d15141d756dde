import { fault } from '../../mocks/handlers/faults.ts';
import { mailedCode } from '../../mocks/handlers/mailedCodes.ts';
import { personas } from '../../mocks/personas.ts';
import { accountScenarios } from './accountScenarios.ts';
import { button, field, fill, findOne, getOne, heading, press } from './actions.ts';
import { eventually, advanceTime } from './time.ts';
import { expectDashboard, getButton, slowAfter, type WriteScenario } from './writeScenario.ts';
import type { Write } from './writes.ts';

const { pro } = personas;
const visitor = { signedInAs: undefined };
const sentAgainIn = /^Send again in \d+ s$/;

async function openRecovery() {
  await press('Sign In');
  await press('Forgot password?');
  await findOne(heading('Reset your password'));
  await fill('Email', pro.email);
}

/** Mails to visitors, and their codes. */
export const mailWriteScenarios = {
  recover: {
    request: 'recover',
    ...visitor,
    open: openRecovery,
    target: getButton('Send link'),
    expectDone: () => void getOne(button(sentAgainIn)),
  },
  resendRecovery: {
    request: 'recover',
    ...visitor,
    async open() {
      await openRecovery();
      await press('Send link');
      await eventually(() => getOne(button(sentAgainIn)), 250);
      await advanceTime(60_000);
      await findOne(button('Send again'));
    },
    target: getButton('Send again'),
    expectDone: () => void getOne(button(sentAgainIn)),
  },
  resendConfirmation: {
    request: 'resend',
    ...visitor,
    ...slowAfter('resend', fault('token-password', 400, { code: 'email_not_confirmed' })),
    async open() {
      await accountScenarios.token.open();
      await press('Sign In');
      await findOne(heading('Check your inbox'));
      await advanceTime(60_000);
      await findOne(button('Send again'));
    },
    target: getButton('Send again'),
    expectDone: () => void getOne(button(sentAgainIn)),
  },
  recoveryCode: {
    request: 'verify-code',
    ...visitor,
    open: () => accountScenarios.mailedCode.open(),
    target: getButton('Continue'),
    enter: () => getOne(field('Code from the mail')),
    expectDone: () => void getOne(heading('Set your password')),
  },
  confirmationCode: {
    request: 'verify-code',
    ...visitor,
    ...slowAfter('verify-code', fault('token-password', 400, { code: 'email_not_confirmed' })),
    async open() {
      await accountScenarios.token.open();
      await press('Sign In');
      await findOne(heading('Check your inbox'));
      await advanceTime(60_000);
      await press('Send again');
      await eventually(() => getOne(button(sentAgainIn)), 250);
      await fill('Code from the mail', mailedCode());
    },
    target: getButton('Continue'),
    expectDone: expectDashboard,
  },
} satisfies Partial<Record<Write, WriteScenario>>;
