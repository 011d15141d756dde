import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { clientAddressHeader } from '../auth/sessions.ts';

export interface ConnectionLimits {
  /** How long a client may take to send its headers, in ms. */
  headersMs: number;
  /** How long the whole request may take, in ms. From this machine the largest picture takes much less. */
  requestMs: number;
  /** How long an unused connection is kept, in ms. */
  idleMs: number;
  /** The most connections at one time; the next one is closed without an answer. A browser opens six. */
  connections: number;
}

const usual: ConnectionLimits = { headersMs: 10_000, requestMs: 30_000, idleMs: 5000, connections: 200 };

/** The answers to requests that Node’s HTTP parser refuses, by its error codes. */
const statuses: Readonly<Record<string, [status: number, msg: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

function answerRaw(socket: Socket, code: number, msg: string) {
  // After the beginning of one answer, a second one would be taken for the rest of it.
  if (!socket.writable || socket.bytesWritten > 0) return void socket.destroy();
  const body = JSON.stringify({ code, msg });
  socket.end(
    `HTTP/1.1 ${code} ${msg}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/**
 * Whether the client left, or was cut off, before the end. The server has not failed then, and nobody would read an
 * answer.
 */
export const isClientGone = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

function answerFor(error: unknown): Response {
  if (error instanceof RequestError)
    return Response.json({ code: 400, msg: `Bad Request: ${error.message}` }, { status: 400 });
  if (!isClientGone(error)) console.error(error);
  return Response.json({ code: 500, msg: 'Internal Server Error' }, { status: 500 });
}

/**
 * The address of the client. This server is reached from its own machine only, so that what connects may be a proxy there: the
 * address that the proxy saw is then the last one of its header.
 */
function clientAddress({ socket, headers }: IncomingMessage) {
  const forwarded = String(headers['x-forwarded-for'] ?? '');
  return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
}

/**
 * An HTTP server that no client can block: slow clients are cut off with 408, the number of connections is limited, and
 * bytes that are not HTTP are answered with 400.
 */
export function createHttpServer(
  fetch: (request: Request) => Promise<Response> | Response,
  limits: Partial<ConnectionLimits> = {},
): Server {
  const { headersMs, requestMs, idleMs, connections } = { ...usual, ...limits };
  const options = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: Math.min(1000, headersMs / 4),
    maxHeaderSize: 16_384,
    // Node's own refusal has no body.
    requireHostHeader: false,
  };
  const withAddress = (request: Request, { incoming }: { incoming: unknown }) => {
    request.headers.set(clientAddressHeader, clientAddress(incoming as IncomingMessage));
    return fetch(request);
  };
  const listen = getRequestListener(withAddress, {
    errorHandler: answerFor,
    // The library would replace the global Response, and `Response.json()` would return the other kind.
    overrideGlobalObjects: false,
  });
  const server = createServer(options, (request, response) => void listen(request, response));
  server.maxConnections = connections;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    answerRaw(socket, ...(statuses[error.code ?? ''] ?? [400, 'Bad Request']));
  });
  server.on('connect', (_request, socket: Socket) => answerRaw(socket, 405, 'Method Not Allowed'));
  return server;
}
