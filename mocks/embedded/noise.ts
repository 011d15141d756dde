import { isDatabaseError } from './answers.ts';

const asNodeHasIt = Object.getOwnPropertyDescriptor(process, 'emitWarning');

/** Importing @supabase/lite replaces process.emitWarning with one that throws when a warning is an Error. */
export function restoreWarnings() {
  if (asNodeHasIt) Object.defineProperty(process, 'emitWarning', asNodeHasIt);
}

/** The server prints forty lines for each row that the database refuses. The client is told; that is enough. */
export function hushRefusals() {
  const print = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    if (!values.some(isDatabaseError)) print(...values);
  };
}
