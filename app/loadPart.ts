/**
 * A file that has not come by then is given up, so that 'Try again' can be offered. The largest view is 110 kB, which takes 37 s at
 * 24 kbit/s.
 */
const timeoutMs = 60_000;

/** The files that were asked for and did not fail, by address. */
const fetched = new Map<string, Promise<void>>();

/** The links of styles that could not be fetched, by address. */
const failedLinks = new Map<string, HTMLLinkElement>();

const makeLink = (rel: 'modulepreload' | 'stylesheet', href: string) =>
  Object.assign(document.createElement('link'), { rel, crossOrigin: '', href });

/** Fetches a script into the browser's cache, and only then as a module, for which the browser looks there. */
async function fetchScript(href: string) {
  const response = await fetch(href, { signal: AbortSignal.timeout(timeoutMs) });
  const type = response.headers.get('content-type');
  // A network that wants a sign-in first answers with its own page.
  if (!response.ok || !type?.includes('javascript'))
    throw new Error(`${href} was answered with ${response.status} and ${type ?? 'no type'}.`);
  await response.arrayBuffer();
  document.head.append(makeLink('modulepreload', href));
}

/** Adds styles to the page. Resolves once they apply. */
function addStyles(href: string) {
  return new Promise<void>((resolve, reject) => {
    const link = makeLink('stylesheet', href);
    const settled = new AbortController();
    const once = { signal: settled.signal };
    const fail = () => {
      settled.abort();
      failedLinks.set(href, link);
      reject(new Error(`${href} could not be fetched.`));
    };
    AbortSignal.timeout(timeoutMs).addEventListener('abort', fail, once);
    link.addEventListener('error', fail, once);
    link.addEventListener(
      'load',
      () => {
        settled.abort();
        resolve();
      },
      once,
    );
    // Of rules that are equally specific, the later ones win: a second attempt takes the place of the first one.
    const failed = failedLinks.get(href);
    failedLinks.delete(href);
    if (failed) failed.replaceWith(link);
    else document.head.append(link);
  });
}

/** Whether the page fetches a file by itself, because the view that it shows first needs it. */
const isInPage = (href: string, isStyle: boolean) =>
  [...document.querySelectorAll(isStyle ? 'link[rel="stylesheet"]' : 'link')].some(
    (link) => link.getAttribute('href') === href,
  );

function fetchFile(href: string) {
  const isStyle = href.endsWith('.css');
  if (isInPage(href, isStyle) && !failedLinks.has(href)) return Promise.resolve();
  return isStyle ? addStyles(href) : fetchScript(href);
}

function fetchOnce(file: string) {
  const href = import.meta.env.BASE_URL + file;
  let fetching = fetched.get(href);
  if (!fetching) {
    fetching = fetchFile(href);
    fetched.set(href, fetching);
    fetching.catch(() => fetched.delete(href));
  }
  return fetching;
}

/**
 * Imports a part of the app once all its files are here, scripts and styles. Chrome before 156 remembers that a module, or one that it
 * imports, could not be fetched, and never asks for it again in the same page; so no module is asked for whose file may be missing. What
 * the page fetches by itself at its beginning is left to it, and to sayNotLoaded.ts where that fails. The build puts this around every
 * dynamic import (build/loadParts.ts). [X13]
 *
 * @param load Imports the part.
 * @param files What it consists of besides what is loaded with the code that asks, such as `assets/Account-1234567.js`.
 * @param onlyFile Its script, where `files` has none.
 * @throws When a file cannot be fetched, or does not come within a minute. The next call tries again.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
  onlyFile?: string,
): Promise<Part> {
  await Promise.all([...files, ...(onlyFile === undefined ? [] : [onlyFile])].map(fetchOnce));
  return load();
}
