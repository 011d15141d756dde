import type { LinkPurpose } from '../../../src/services/auth.ts';

/** 'provider': the address leads back from a sign-in with an account at another site. */
export type RedirectPurpose = LinkPurpose | 'provider';
/** The app says in the address that a link leads back to what the link was for. */
const linkPurposes: readonly RedirectPurpose[] = ['recovery', 'signup', 'provider'];

/** What a mail's link has put into the page's address. */
export interface Redirect {
  /** Whether the address holds a code, an error, or the tokens of an old link. */
  found: boolean;
  /** The auth service's code for what went wrong; '' when the address names none. */
  errorCode?: string;
  /** The code for a session, which only the browser that asked for the link gets. */
  code?: string;
  /** What the link was for. Anybody can write an address, so this decides about nothing but words. */
  purpose?: RedirectPurpose;
}

const errors = ['error', 'error_code', 'error_description'];
/** Tokens come from links that any browser could use. They may be anybody's, so they are thrown away unread. */
const tokens = ['access_token', 'refresh_token', 'provider_token', 'provider_refresh_token'];
const marks = ['code', 'access_token', ...errors];

const isPurpose = (text: string | null): text is RedirectPurpose =>
  linkPurposes.some((each) => each === text);

function partsOf(href: string) {
  const url = new URL(href);
  const link = new URLSearchParams(`${url.search.slice(1)}&${url.hash.slice(1)}`);
  return { url, link, found: marks.some((name) => link.has(name)) };
}

/** Whether the address holds a code, an error, or the tokens of an old link. */
export const hasRedirect = (href: string) => partsOf(href).found;

/** Reads the address without changing it. An error wins over a code. */
export function readRedirect(href: string): Redirect {
  const { link, found } = partsOf(href);
  if (!found) return { found };
  const isOld = link.has('access_token');
  const from = link.get(isOld ? 'type' : 'from');
  const purpose = isPurpose(from) ? { purpose: from } : {};
  if (errors.some((name) => link.has(name)))
    return { found, ...purpose, errorCode: link.get('error_code') || link.get('error') || '' };
  const code = isOld ? '' : (link.get('code') ?? '');
  return { found, ...purpose, ...(/^[\w-]{1,128}$/.test(code) && { code }) };
}

/** Removes codes, tokens and errors from the address and from the history, and keeps the path. */
export function cleanAddress({ location, history }: Pick<Window, 'location' | 'history'>) {
  const { url, found } = partsOf(location.href);
  if (!found) return;
  for (const name of [...marks, ...tokens, 'from']) url.searchParams.delete(name);
  url.hash = '';
  // The whole address, because a path that begins with two slashes would be taken for another host.
  history.replaceState(history.state, '', url.href);
}

/** The key under which the vendor's client keeps what redeems the code of a link, beside the session. */
export const verifierKey = (sessionKey: string) => `${sessionKey}-code-verifier`;
