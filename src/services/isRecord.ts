/** Whether a value read from outside, such as from JSON, is an object with fields: not null, and no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
