import type { EnrollRefusal } from '../../../services/factors.ts';
import { errorMessages } from '../../../services/messages.ts';

/** The longest name that the backend takes. */
export const maxNameLength = 100;

export const nameMessages = {
  missing: 'Give the app a name.',
  tooLong: `Use at most ${maxNameLength} characters.`,
} as const;

/** What is said when no app could be begun. Not in services/messages.ts, which loads with every page. [U11] */
export function enrollMessage({ reason, message }: EnrollRefusal) {
  switch (reason) {
    case 'name-taken':
      return 'You have an app of this name already. Choose another one.';
    case 'too-many':
      return 'You have as many apps as an account can have. Remove one first.';
    case 'not-offered':
      return 'Second factors are not available here.';
    case 'other':
      return message || errorMessages.unexpected;
  }
}
