import { plain } from './messages.ts';

/** A fault of ours may last: then people need somebody to write to. */
export const withSupport = (message: string, supportEmail: string | undefined) =>
  supportEmail && message === plain.unexpected
    ? `${message} If it happens again, write to ${supportEmail}.`
    : message;
