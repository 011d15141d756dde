import { AsyncLocalStorage } from 'node:async_hooks';

const originalEmitWarning = Object.getOwnPropertyDescriptor(process, 'emitWarning');

/** Importing @supabase/lite replaces process.emitWarning with one that throws when a warning is an Error. */
export function restoreWarnings() {
  if (originalEmitWarning) Object.defineProperty(process, 'emitWarning', originalEmitWarning);
}

/** What was to be printed while a request is being answered. */
const bufferedLogs = new AsyncLocalStorage<unknown[][]>();

/**
 * Keeps back what is printed inside of `logOnlyFailures`. The server prints every error with its stack before it looks
 * whether the request was at fault: forty lines for each filter it cannot read and each row that the database refuses.
 */
export function bufferErrorLogs() {
  const print = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    const kept = bufferedLogs.getStore();
    if (kept) kept.push(values);
    else print(...values);
  };
}

/** Prints what the server logs about a request only when the answer is a failure (5xx). Otherwise telling the client is enough. */
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
