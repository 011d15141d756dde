import type { RequestHandler } from 'msw';
import type { Persona } from '../personas.ts';
import { activityHandlers } from './activity.ts';
import { authHandlers } from './auth.ts';
import { billingHandlers } from './billing.ts';
import { chatHandlers } from './chat.ts';
import { conversationsHandlers } from './conversations.ts';
import { dataHandlers } from './data.ts';
import { factorsHandlers } from './factors.ts';
import { filesHandlers } from './files.ts';
import { ownDataHandlers } from './ownData.ts';
import { paymentsHandlers } from './payments.ts';
import { preferencesHandlers } from './preferences.ts';
import { providersHandlers } from './providers.ts';
import { sessionsHandlers } from './sessions.ts';
import { supportHandlers } from './support.ts';
import { backendState, type BackendState } from './backendState.ts';

export const handlersOf = (state: BackendState): RequestHandler[] => [
  ...authHandlers(state),
  ...factorsHandlers(state),
  ...providersHandlers(state),
  ...dataHandlers(state),
  ...paymentsHandlers(state),
  ...filesHandlers(state),
  ...conversationsHandlers(state),
  ...supportHandlers(state),
  ...sessionsHandlers(state),
  ...activityHandlers(state),
  ...ownDataHandlers(state),
  ...preferencesHandlers(state),
  ...billingHandlers(state),
  ...chatHandlers(state),
];

/** The handlers of a new backend with these people. */
export const backendHandlers = (...people: readonly Persona[]) => handlersOf(backendState(people));
