import { firstStepsKey, type StoredStep } from '../../../services/firstSteps.ts';

/** What this browser knows of the user's first steps, as text. */
export function storedSteps(userId: string) {
  try {
    return localStorage.getItem(firstStepsKey(userId)) ?? '';
  } catch {
    // Storage that is refused: nothing was done yet.
    return '';
  }
}

export function storeStep(userId: string, step: StoredStep) {
  const before = storedSteps(userId);
  if (before.includes(step)) return;
  try {
    localStorage.setItem(firstStepsKey(userId), `${before} ${step}`.trim());
  } catch {
    // It is open again on the next visit.
  }
}
