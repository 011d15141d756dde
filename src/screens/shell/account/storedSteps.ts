import { firstStepsKey, type StoredStep } from '../../../services/firstSteps.ts';
import { storedText, storeText } from './storedText.ts';

/** What this browser knows of the user's first steps, as text. */
export const storedSteps = (userId: string) => storedText(firstStepsKey(userId));

export function storeStep(userId: string, step: StoredStep) {
  const before = storedSteps(userId);
  if (!before.includes(step)) storeText(firstStepsKey(userId), `${before} ${step}`.trim());
}
