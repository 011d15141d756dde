import { http, HttpResponse, type RequestHandler } from 'msw';
import { fault, type FaultyRequest } from '../../mocks/handlers/faults.ts';
import { backendUrl } from '../../mocks/handlers/backendState.ts';
import { button, heading, getOne } from './actions.ts';
import type { AppFixture, AppFixtureOptions } from './appFixture.tsx';

/** How a user gets to a button that writes something, and how the screen shows that the write is over. */
export interface WriteScenario extends Partial<AppFixtureOptions> {
  /** The request that may be sent only once. It takes 10 s, so that every press comes while it is on its way. */
  request: FaultyRequest;
  /** Counts what was sent where that is no HTTP request, such as a message in a call. */
  count?: (app: AppFixture) => number;
  /** Runs before the app is rendered. */
  prepare?: () => void;
  /** Brings the screen to the moment before the request. */
  open: (app: AppFixture) => Promise<unknown>;
  target: () => HTMLElement;
  /** The field in which Enter does the same as the target. */
  enter?: () => HTMLElement;
  /** Throws until the write is over. */
  expectDone: (app: AppFixture) => void;
}

export const getButton = (name: string) => () => getOne(button(name));

/** Throws unless the landing page is open, as after a sign-out. */
export const expectLanding = () => void getOne(button('Get Started'));
/** Throws unless the dashboard is open, as after signing in or saving. */
export const expectDashboard = () => void getOne(heading('Dashboard'));

export function expectToast({ toastTexts }: AppFixture) {
  if (toastTexts.length === 0) throw new Error('Nothing was told.');
}

export const slowAfter = (what: FaultyRequest, ...before: RequestHandler[]) => ({
  faults: [...before, fault(what, 'slow')],
});

/** Refuses the first request only; later ones reach the scenario's slow handler. */
export const refusedOnce = (method: 'get' | 'post' | 'put', path: string, status: number, code = '') =>
  http[method](
    `${backendUrl}${path}`,
    () => HttpResponse.json({ code, error_code: code, message: 'Refused', msg: 'Refused' }, { status }),
    { once: true },
  );
