import type { RequestHandler } from 'msw';
import type { Provider } from '../../src/services/providers.ts';
import type { BillingMode } from '../../src/services/billing.ts';
import type { FaultyRequest } from '../../mocks/handlers/faults.ts';
import type { Persona } from '../../mocks/personas.ts';
import type { AppFixture } from './appFixture.tsx';

/** How a user gets to one request, sends it, and what the screen must show meanwhile and afterwards. */
export interface Scenario {
  /** The request that the fault breaks. */
  request: FaultyRequest;
  /** Handlers to use instead, where the fault is more than one refused request. */
  faults?: readonly RequestHandler[];
  people: readonly Persona[];
  signedInAs?: Persona;
  /** The sites with whose accounts people may sign in; none unless given. */
  providers?: readonly Provider[];
  /** How many cards show what could not be loaded; one unless given. */
  cards?: number;
  /** Whether stored sessions are older than a day, so that a new password needs a mailed code. */
  hasOldSessions?: boolean;
  /** Whether the operator collects refused questions of users who agree. */
  keepsQuestions?: boolean;
  /** Who sells plans; 'simulated' unless given. */
  billing?: BillingMode;
  /** What the signed-in user has used this month; nothing unless given. */
  usage?: { messages: number; callMinutes: number };
  /** Whether the alert has more text than the error. */
  alertSaysMore?: boolean;
  /** Brings the screen to the moment before the request. */
  open: (app: AppFixture) => Promise<void>;
  /** Does what sends the request. */
  act: (app: AppFixture) => Promise<void>;
  /** Throws unless the screen shows that the request is on its way. */
  expectLoading: () => void;
  /** Throws unless what was typed and chosen is still there and can be sent again. */
  expectKept: (app: AppFixture) => void;
  /** The text of the alert that is shown in place of what was asked for, where the outcome is 'A'. */
  alertText?: string;
  /** What could not be loaded is said in a line of its place, without an alert. */
  isInLine?: boolean;
  /** Throws until the screen shows success. */
  expectSuccess: (app: AppFixture) => void;
  /** The toast after success, as 'title: description'. */
  successToast?: string;
  /** By how much the page's clock advances at each check, in ms; more where the app waits between retries. */
  stepMs?: number;
}
