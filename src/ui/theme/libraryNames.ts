/** In the library the names of all classes begin with this, so that its base can tell the elements of components from a host's. */
export const classPrefix = 'parley-';

/** The variable of a mode's `color-scheme`. The library's components read it there: a host's page decides about its own. */
export const colorSchemeVariable = '--parley-colorScheme';
