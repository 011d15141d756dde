import { BrokenDatabase } from './brokenDatabase.ts';
import type { Draft } from '../mail/authMail.ts';
import type { DatabaseApp, DatabaseAppOptions } from './databaseApp.ts';

/** The settings with which the thread of the database is started. */
export interface WorkerSettings extends DatabaseAppOptions {
  /** One 32-bit number in shared memory, which is odd while a request has the database for itself. */
  turns: SharedArrayBuffer;
}

/** A request or an answer whose body was read to its end. */
interface Plain {
  headers: [name: string, value: string][];
  body: ArrayBuffer | undefined;
}

export interface PlainRequest extends Plain {
  url: string;
  method: string;
}

export interface PlainResponse extends Plain {
  status: number;
}

/** The calls of a DatabaseApp, with values that can be sent to another thread. */
export interface WorkerCalls {
  fetch: (request: PlainRequest, redirect: string | undefined) => Promise<PlainResponse>;
  query: (sql: string, parameters?: unknown[]) => Promise<{ rows: unknown[] }>;
  exec: DatabaseApp['exec'];
  removeFiles: DatabaseApp['removeFiles'];
  close: DatabaseApp['close'];
}

export interface WorkerCall {
  id: number;
  name: keyof WorkerCalls;
  parameters: unknown[];
}

export type WorkerMessage =
  | { kind: 'opened' }
  | { kind: 'broken'; error: PlainError }
  | { kind: 'mail'; draft: Draft; redirect: string | undefined }
  | { kind: 'result'; id: number; value: unknown }
  | { kind: 'error'; id: number; error: PlainError };

/** An error with those of its properties that are not sent to another thread by themselves. */
export interface PlainError {
  error: Error;
  facts: Record<string, unknown>;
  broken?: { isFull: boolean };
}

export function plainError(thrown: unknown): PlainError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { name, message, stack } = error;
  const { code, detail, hint } = error as Error & Record<string, unknown>;
  // A copy, because other properties of the original may be impossible to send.
  const copy = Object.assign(new Error(message), { name, stack });
  return {
    error: copy,
    facts: { code, detail, hint },
    ...(error instanceof BrokenDatabase && { broken: { isFull: error.isFull } }),
  };
}

export function thrownError({ error, facts, broken }: PlainError): Error {
  if (broken) return new BrokenDatabase(error.message, { isFull: broken.isFull, cause: error });
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return Object.assign(error, Object.fromEntries(known));
}

export const plainRequest = async (request: Request): Promise<PlainRequest> => ({
  url: request.url,
  method: request.method,
  headers: [...request.headers],
  body: request.body ? await request.arrayBuffer() : undefined,
});

export const asRequest = ({ url, method, headers, body }: PlainRequest) =>
  new Request(url, { method, headers, ...(body && { body }) });

export const plainResponse = async (response: Response): Promise<PlainResponse> => ({
  status: response.status,
  headers: [...response.headers],
  body: response.body ? await response.arrayBuffer() : undefined,
});

export const asResponse = ({ status, headers, body }: PlainResponse) =>
  new Response(body ?? null, { status, headers });
