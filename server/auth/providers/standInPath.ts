/** Where the pages of the stand-ins are, each below it by its provider's name. */
export const standInPath = '/_local/oauth';
