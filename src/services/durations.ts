/** In ms. */
export const hourMs = 3_600_000;

/** A day of 24 hours, in ms. */
export const dayMs = 24 * hourMs;
