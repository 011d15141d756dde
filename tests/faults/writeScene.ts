import { http, HttpResponse, type RequestHandler } from 'msw';
import { fault, type FaultyCall } from '../../mocks/handlers/faults.ts';
import { backendUrl } from '../../mocks/handlers/backendState.ts';
import { button, heading, one } from './actions.ts';
import type { Stage, StageOptions } from './stage.tsx';

/** How a person comes to a button that writes, and how it is seen that what it asked for is over. */
export interface WriteScene extends Partial<StageOptions> {
  /** The request that may go out once. It takes 10 s, so that every press comes while it is on its way. */
  call: FaultyCall;
  /** Instead of that request, where what is sent is none. */
  count?: (on: Stage) => number;
  /** Before the page is there. */
  prepare?: () => void;
  /** Up to the moment before. */
  open: (on: Stage) => Promise<unknown>;
  target: () => HTMLElement;
  /** Where Enter means the same as the target. */
  enter?: () => HTMLElement;
  /** Throws until it is over. */
  done: (on: Stage) => void;
}

export const buttonNamed = (name: string) => () => one(button(name));

/** Whoever has signed out sees it. */
export const landed = () => void one(button('Get Started'));
/** Whoever has signed in or saved sees it. */
export const onDashboard = () => void one(heading('Dashboard'));

export function toldSomething({ told }: Stage) {
  if (told.length === 0) throw new Error('Nothing was told.');
}

export const slowly = (what: FaultyCall, ...before: RequestHandler[]) => ({
  faults: [...before, fault(what, 'slow')],
});

/** The first request is refused; those after it are as slow as all of a scene's. */
export const refusedOnce = (method: 'get' | 'post' | 'put', path: string, status: number, code = '') =>
  http[method](
    `${backendUrl}${path}`,
    () => HttpResponse.json({ code, error_code: code, message: 'Refused', msg: 'Refused' }, { status }),
    { once: true },
  );
