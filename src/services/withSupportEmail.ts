import { errorMessages, toasts } from './messages.ts';

/** Messages about faults of the app or its server, which the user cannot fix and which may not go away. */
const persistentFaults: readonly string[] = [errorMessages.unexpected, toasts.billingFailed.description];

/** Adds the address of support, if there is one, to the messages about faults that may last. [X14] */
export const withSupportEmail = (message: string, supportEmail: string | undefined) =>
  supportEmail && persistentFaults.includes(message)
    ? `${message.replace(/\.$/, '')}. If it happens again, write to ${supportEmail}.`
    : message;
