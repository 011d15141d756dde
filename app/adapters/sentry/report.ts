import {
  BrowserClient,
  breadcrumbsIntegration,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  type Breadcrumb,
  type ErrorEvent,
} from '@sentry/react';
import type { ReportPort } from '../../../src/services/report.ts';
import { scrub, scrubText } from './scrub.ts';

type Transport = typeof makeFetchTransport;

const collectNothing = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
};

/** Removes the user and the request from an event, and filters everything else that is attached. */
function cleanEvent(event: ErrorEvent): ErrorEvent {
  const { exception, breadcrumbs, user: _user, request: _request, server_name: _server, ...rest } = event;
  const cleaned: ErrorEvent = { ...rest, type: undefined };
  if (event.message !== undefined) cleaned.message = scrubText(event.message);
  if (event.extra) cleaned.extra = Object(scrub(event.extra)) as Record<string, unknown>;
  if (event.contexts) cleaned.contexts = Object(scrub(event.contexts)) as NonNullable<ErrorEvent['contexts']>;
  if (event.tags) cleaned.tags = Object(scrub(event.tags)) as NonNullable<ErrorEvent['tags']>;
  if (event.transaction !== undefined) cleaned.transaction = scrubText(event.transaction);
  if (breadcrumbs) cleaned.breadcrumbs = breadcrumbs.map(cleanBreadcrumb);
  // The frames are filtered too, because those of an inline script contain the page's whole address.
  if (exception) cleaned.exception = Object(scrub(exception)) as NonNullable<ErrorEvent['exception']>;
  return cleaned;
}

const cleanBreadcrumb = (crumb: Breadcrumb): Breadcrumb => ({
  ...crumb,
  ...(crumb.message !== undefined && { message: scrubText(crumb.message) }),
  ...(crumb.data && { data: Object(scrub(crumb.data)) as NonNullable<Breadcrumb['data']> }),
});

/** Turns a failure, which ports pass on as a plain object, into an error with a sentence. */
function asError(error: unknown): Error {
  if (error instanceof Error) return error;
  const { kind, code, message } = Object(error) as Record<string, unknown>;
  const parts = [kind, code, message].filter((part) => typeof part === 'string' && part !== '');
  return new Error(parts.length > 0 ? parts.join(': ') : `Reported without an error: ${typeof error}`);
}

/** The build that reports an error, and the environment in which it runs. */
interface Build {
  /** The version, such as '0.1.0+1a2b3c4'. Source maps are uploaded under the same name. */
  version: string;
  environment: string;
}

/**
 * Reports errors to Sentry, including uncaught ones. It uses a client of selected parts, which is a third smaller than
 * the whole SDK. Tests pass another `transport`.
 */
export function sentryReport(
  dsn: string,
  { version, environment }: Build,
  transport: Transport = makeFetchTransport,
): ReportPort {
  const client = new BrowserClient({
    dsn,
    release: version,
    environment,
    transport,
    stackParser: defaultStackParser,
    dataCollection: collectNothing,
    sendClientReports: false,
    integrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      // Breadcrumbs of clicks are off, because the text of a clicked element may be what a user has typed.
      breadcrumbsIntegration({ dom: false, sentry: false }),
    ],
    beforeSend: cleanEvent,
    beforeBreadcrumb: cleanBreadcrumb,
  });
  getCurrentScope().setClient(client);
  client.init();
  return {
    error(where, error) {
      const scope = getCurrentScope().clone();
      scope.setTag('where', where);
      scope.captureException(asError(error));
    },
  };
}
