const asNodeHasIt = Object.getOwnPropertyDescriptor(process, 'emitWarning');

/** Importing @supabase/lite replaces process.emitWarning with one that throws when a warning is an Error. */
export function restoreWarnings() {
  if (asNodeHasIt) Object.defineProperty(process, 'emitWarning', asNodeHasIt);
}
