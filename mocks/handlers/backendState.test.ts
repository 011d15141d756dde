import { expect, it } from 'vitest';
import { personas } from '../personas.ts';
import { backendState, nextVisit, storedSession, backendUrl } from './backendState.ts';

const { pro } = personas;
const asked = (token: string) => new Request(backendUrl, { headers: { authorization: `Bearer ${token}` } });

it('the stories’ backend knows the session of an earlier visit', () => {
  const state = backendState([pro]);
  expect(state.sessionOf(asked(storedSession(pro).access_token))?.user.id).toBe(pro.id);
});

it('the stories’ backend knows the sessions of each visit, and renewing one leaves the others alone', () => {
  const state = backendState([pro]);
  const before = storedSession(pro);
  nextVisit();
  const now = storedSession(pro);
  const renewed = state.tokenResponse(state.refreshSession(before.refresh_token)!);
  expect(state.sessionOf(asked(before.access_token))).toBeUndefined();
  for (const { access_token } of [renewed, now])
    expect(state.sessionOf(asked(access_token))?.user.id).toBe(pro.id);
});

it('the stories’ backend has nobody signed in after all sessions have ended, until somebody signs in', () => {
  const state = backendState([pro]);
  const { access_token } = storedSession(pro);
  state.endAllSessions();
  expect(state.sessionOf(asked(access_token))).toBeUndefined();
  const session = state.openSession(pro.id);
  expect(state.sessionOf(asked(state.tokenResponse(session).access_token))?.user.id).toBe(pro.id);
});
