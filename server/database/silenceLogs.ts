import { AsyncLocalStorage } from 'node:async_hooks';

const originalEmitWarning = Object.getOwnPropertyDescriptor(process, 'emitWarning');

/** Importing @supabase/lite replaces process.emitWarning with one that throws when a warning is an Error. */
export function restoreWarnings() {
  if (originalEmitWarning) Object.defineProperty(process, 'emitWarning', originalEmitWarning);
}

/** The log lines that were held back while a request is being answered. */
const bufferedLogs = new AsyncLocalStorage<unknown[][]>();

/**
 * Holds back what is logged inside `logOnlyFailures`. The server logs every error with its stack, even when the request
 * was at fault: forty lines for each filter that it cannot read and each row that the database refuses.
 */
export function bufferErrorLogs() {
  const print = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    const kept = bufferedLogs.getStore();
    if (kept) kept.push(values);
    else print(...values);
  };
}

/**
 * Prints what the server logs about a request only when the answer is a failure (5xx). Other errors reach the client
 * anyway.
 */
export async function logOnlyFailures(answer: () => Promise<Response>): Promise<Response> {
  const kept: unknown[][] = [];
  const print = () => {
    for (const values of kept) console.error(...values);
  };
  try {
    const response = await bufferedLogs.run(kept, answer);
    if (response.status >= 500) print();
    return response;
  } catch (error) {
    print();
    throw error;
  }
}
