/** What a link in a mail brought back in the page's address. */
export interface Redirect {
  /** A session or an error. */
  found: boolean;
  recovery: boolean;
}

const ours = ['access_token', 'error', 'error_code', 'error_description'];

function partsOf(href: string) {
  const url = new URL(href);
  const hash = new URLSearchParams(url.hash.slice(1));
  return { url, hash, found: ours.some((name) => hash.has(name) || url.searchParams.has(name)) };
}

/** Reads the address and leaves it alone. */
export function readRedirect(href: string): Redirect {
  const { hash, found } = partsOf(href);
  return { found, recovery: hash.has('access_token') && hash.get('type') === 'recovery' };
}

/**
 * Takes tokens and errors out of the address and the history, at once and keeping the path. The vendor's client
 * would leave errors where they are, and push a second entry over the one that holds the tokens.
 */
export function cleanAddress({ location, history }: Pick<Window, 'location' | 'history'>) {
  const { url, found } = partsOf(location.href);
  if (!found) return;
  for (const name of ours) url.searchParams.delete(name);
  url.hash = '';
  // Whole: a path that begins with two slashes would name another site by itself.
  history.replaceState(history.state, '', url.href);
}
