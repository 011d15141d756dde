import type { RequestHandler } from 'msw';
import type { FaultyCall } from '../../mocks/handlers/faults.ts';
import type { Persona } from '../../mocks/personas.ts';
import type { Stage } from './stage.tsx';

/** How a person comes to ask for something, and what they see of it. */
export interface Scene {
  /** What is broken. */
  call: FaultyCall;
  /** Where the fault is more than one refused call. */
  faults?: readonly RequestHandler[];
  people: readonly Persona[];
  signedInAs?: Persona;
  /** The sessions that people have from before are older than a day. */
  oldSessions?: boolean;
  /** The red box holds more than what went wrong. */
  boxSaysMore?: boolean;
  /** Up to the moment before. */
  open: (stage: Stage) => Promise<void>;
  /** What makes the app ask. */
  act: (stage: Stage) => Promise<void>;
  /** Throws unless the screen shows that it is at work. */
  busy: () => void;
  /** Throws unless what was typed and chosen is still there and can be sent again. */
  kept: (stage: Stage) => void;
  /** Throws until it has gone well. */
  succeeded: (stage: Stage) => void;
  /** What is told of it when it went well. */
  success?: string;
  /** In ms of the page's time at each look: where the app waits between its tries. */
  leap?: number;
}
