import { http, HttpResponse, type RequestHandler } from 'msw';
import { fault, type FaultyCall } from '../../mocks/handlers/faults.ts';
import { backendUrl } from '../../mocks/handlers/backendState.ts';
import { button, heading, getOne } from './actions.ts';
import type { AppFixture, AppFixtureOptions } from './appFixture.tsx';

/** How a person comes to a button that writes, and how it is seen that what it asked for is over. */
export interface WriteScenario extends Partial<AppFixtureOptions> {
  /** The request that may go out once. It takes 10 s, so that every press comes while it is on its way. */
  call: FaultyCall;
  /** Instead of that request, where what is sent is none. */
  count?: (app: AppFixture) => number;
  /** Before the page is there. */
  prepare?: () => void;
  /** Up to the moment before. */
  open: (app: AppFixture) => Promise<unknown>;
  target: () => HTMLElement;
  /** Where Enter means the same as the target. */
  enter?: () => HTMLElement;
  /** Throws until it is over. */
  expectDone: (app: AppFixture) => void;
}

export const getButton = (name: string) => () => getOne(button(name));

/** Whoever has signed out sees it. */
export const expectLanding = () => void getOne(button('Get Started'));
/** Whoever has signed in or saved sees it. */
export const expectDashboard = () => void getOne(heading('Dashboard'));

export function expectToast({ toastTexts }: AppFixture) {
  if (toastTexts.length === 0) throw new Error('Nothing was told.');
}

export const slowAfter = (what: FaultyCall, ...before: RequestHandler[]) => ({
  faults: [...before, fault(what, 'slow')],
});

/** The first request is refused; those after it are as slow as all of a scene's. */
export const refusedOnce = (method: 'get' | 'post' | 'put', path: string, status: number, code = '') =>
  http[method](
    `${backendUrl}${path}`,
    () => HttpResponse.json({ code, error_code: code, message: 'Refused', msg: 'Refused' }, { status }),
    { once: true },
  );
