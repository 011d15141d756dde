/** What a mail's link has put into the page's address. */
export interface Redirect {
  /** Whether the address holds a session or an error. */
  found: boolean;
  /** The auth service's code for what went wrong; '' when the address names none. */
  errorCode?: string;
  /** The refresh token of the session that the link brings; '' when the address has none. */
  refreshToken?: string;
  /** Whether the link was sent for setting a new password. */
  recovery: boolean;
}

const ours = ['access_token', 'error', 'error_code', 'error_description'];
/** These come with an access token and are just as secret. */
const secrets = ['refresh_token', 'provider_token', 'provider_refresh_token'];

function partsOf(href: string) {
  const url = new URL(href);
  const link = new URLSearchParams(`${url.search.slice(1)}&${url.hash.slice(1)}`);
  return { url, link, found: ours.some((name) => link.has(name)) };
}

/** Reads the address without changing it. When it holds both, the error wins over the session. */
export function readRedirect(href: string): Redirect {
  const { link, found } = partsOf(href);
  if (!found) return { found, recovery: false };
  if (link.has('error') || link.has('error_code') || link.has('error_description'))
    return { found, recovery: false, errorCode: link.get('error_code') || link.get('error') || '' };
  const recovery = link.get('type') === 'recovery';
  return { found, recovery, refreshToken: link.get('refresh_token') ?? '' };
}

/** Removes tokens and errors from the address and from the history, and keeps the path. */
export function cleanAddress({ location, history }: Pick<Window, 'location' | 'history'>) {
  const { url, found } = partsOf(location.href);
  if (!found) return;
  for (const name of [...ours, ...secrets]) url.searchParams.delete(name);
  url.hash = '';
  // The whole address, because a path that begins with two slashes would be taken for another host.
  history.replaceState(history.state, '', url.href);
}
