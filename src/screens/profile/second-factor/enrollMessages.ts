import type { EnrollRefusal } from '../../../services/factors.ts';
import { errorMessages } from '../../../services/messages.ts';

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
