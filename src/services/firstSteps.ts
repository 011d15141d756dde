import { dayMs } from './durations.ts';

/** For how long after the sign-up somebody is shown first steps. */
const newcomerMs = 30 * dayMs;

/**
 * What a user has done of the first steps and only this browser knows: 'asked' the agent something, looked at the 'plans'. 'over':
 * they are not shown again.
 */
export type StoredStep = 'asked' | 'plans' | 'over';

/** Where the browser keeps a user's `StoredStep`s, divided by spaces. */
export const firstStepsKey = (userId: string) => `parley-first-steps-${userId}`;

/**
 * Whether the dashboard keeps the place for first steps, before anything of the account was read. [B43]
 *
 * @param createdAt When the account was created, as ISO 8601; what is no time belongs to no newcomer.
 * @param stored What is kept at `firstStepsKey`.
 */
export const mayBeNewcomer = (createdAt: string, nowMs: number, stored: string) =>
  nowMs - Date.parse(createdAt) < newcomerMs && !stored.includes('over');
