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

/** Nothing is said of the user and the request; whatever else is attached goes through the filter. */
function cleanEvent(event: ErrorEvent): ErrorEvent {
  const { exception, breadcrumbs, user: _user, request: _request, server_name: _server, ...rest } = event;
  const cleaned: ErrorEvent = { ...rest, type: undefined };
  if (event.message !== undefined) cleaned.message = scrubText(event.message);
  if (event.extra) cleaned.extra = Object(scrub(event.extra)) as Record<string, unknown>;
  if (event.contexts) cleaned.contexts = Object(scrub(event.contexts)) as NonNullable<ErrorEvent['contexts']>;
  if (event.tags) cleaned.tags = Object(scrub(event.tags)) as NonNullable<ErrorEvent['tags']>;
  if (event.transaction !== undefined) cleaned.transaction = scrubText(event.transaction);
  if (breadcrumbs) cleaned.breadcrumbs = breadcrumbs.map(cleanBreadcrumb);
  // Frames too: the place of an inline script is the page's whole address.
  if (exception) cleaned.exception = Object(scrub(exception)) as NonNullable<ErrorEvent['exception']>;
  return cleaned;
}

const cleanBreadcrumb = (crumb: Breadcrumb): Breadcrumb => ({
  ...crumb,
  ...(crumb.message !== undefined && { message: scrubText(crumb.message) }),
  ...(crumb.data && { data: Object(scrub(crumb.data)) as NonNullable<Breadcrumb['data']> }),
});

/** Ports hand over failures as they are: plain objects become errors with a sentence. */
function asError(error: unknown): Error {
  if (error instanceof Error) return error;
  const { kind, code, message } = Object(error) as Record<string, unknown>;
  const parts = [kind, code, message].filter((part) => typeof part === 'string' && part !== '');
  return new Error(parts.length > 0 ? parts.join(': ') : `Reported without an error: ${typeof error}`);
}

/** Which build reports, and where it runs. */
interface Build {
  /** '0.1.0+1a2b3c4'. Source maps are uploaded under the same name. */
  version: string;
  environment: string;
}

/**
 * Errors only: a client of hand-picked parts, a third smaller than the whole SDK. It also hears what nobody caught.
 * `transport` is another one in tests.
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
      // The text of clicked elements is what people typed.
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
