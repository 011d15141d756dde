/** What a link in a mail brought back in the page's address. */
export interface Redirect {
  /** A session follows. */
  session: boolean;
  recovery: boolean;
}

const none: Redirect = { session: false, recovery: false };
const ours = ['access_token', 'error', 'error_code', 'error_description'];

/** Reads the address and leaves it alone. */
export function readRedirect(href: string | undefined): Redirect {
  if (href === undefined) return none;
  const values = new URLSearchParams(new URL(href).hash.slice(1));
  const session = values.has('access_token');
  return { session, recovery: session && values.get('type') === 'recovery' };
}

/**
 * Takes tokens and errors out of the address and the history, at once and keeping the path. The vendor's client
 * would leave errors where they are, and push a second entry over the one that holds the tokens.
 */
export function cleanAddress({ location, history }: Pick<Window, 'location' | 'history'>) {
  const url = new URL(location.href);
  const inHash = new URLSearchParams(url.hash.slice(1));
  const found = ours.some((name) => inHash.has(name) || url.searchParams.has(name));
  if (!found) return;
  for (const name of ours) url.searchParams.delete(name);
  history.replaceState(history.state, '', `${url.pathname}${url.search}`);
}
