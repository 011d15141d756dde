import { errorMessages, toasts } from './messages.ts';

/** What the user cannot mend: trying again may be all that is left to them, and in vain. */
const lasting: readonly string[] = [errorMessages.unexpected, toasts.billingFailed.description];

/** A fault of ours may last: then people need somebody to write to. */
export const withSupportEmail = (message: string, supportEmail: string | undefined) =>
  supportEmail && lasting.includes(message)
    ? `${message.replace(/\.$/, '')}. If it happens again, write to ${supportEmail}.`
    : message;
