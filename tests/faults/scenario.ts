import type { RequestHandler } from 'msw';
import type { FaultyCall } from '../../mocks/handlers/faults.ts';
import type { Persona } from '../../mocks/personas.ts';
import type { AppFixture } from './appFixture.tsx';

/** How a person comes to ask for something, and what they see of it. */
export interface Scenario {
  /** What is broken. */
  call: FaultyCall;
  /** Where the fault is more than one refused call. */
  faults?: readonly RequestHandler[];
  people: readonly Persona[];
  signedInAs?: Persona;
  /** The sessions that people have from before are older than a day. */
  hasOldSessions?: boolean;
  /** The red box holds more than what went wrong. */
  alertSaysMore?: boolean;
  /** Up to the moment before. */
  open: (app: AppFixture) => Promise<void>;
  /** What makes the app ask. */
  act: (app: AppFixture) => Promise<void>;
  /** Throws unless the screen shows that it is at work. */
  expectLoading: () => void;
  /** Throws unless what was typed and chosen is still there and can be sent again. */
  expectKept: (app: AppFixture) => void;
  /** Throws until it has gone well. */
  expectSuccess: (app: AppFixture) => void;
  /** What is told of it when it went well. */
  successToast?: string;
  /** In ms of the page's time at each look: where the app waits between its tries. */
  stepMs?: number;
}
