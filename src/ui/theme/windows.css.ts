import { from } from './scale.ts';

// For scripts. They are computed when the app is built, so that the scale itself is not part of what a page downloads.

/** The sidebar stands beside the screen. */
export const withSidebar = from('lg');
/** The agent has a column of its own. */
export const withAgent = from('agent');
/** The dashboard has room for a fourth card. */
export const withFourCards = from('huge');
