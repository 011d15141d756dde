/** A file that has not come by then is given up, so that 'Try again' can be offered. A slow line brings the largest part in less. */
const timeoutMs = 30_000;

/** The files that were asked for and did not fail, by address. */
const fetched = new Map<string, Promise<void>>();

function addLink(rel: 'modulepreload' | 'stylesheet', href: string) {
  const link = Object.assign(document.createElement('link'), { rel, crossOrigin: '', href });
  document.head.append(link);
  return link;
}

/** Fetches a script into the browser's cache. Only from there, where it cannot fail, it is taken as a module. */
async function fetchScript(href: string) {
  const response = await fetch(href, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${href} was answered with ${response.status}.`);
  await response.arrayBuffer();
  addLink('modulepreload', href);
}

/** Adds styles to the page. Resolves once they apply. */
function addStyles(href: string) {
  return new Promise<void>((resolve, reject) => {
    const link = addLink('stylesheet', href);
    const timeout = AbortSignal.timeout(timeoutMs);
    const fail = () => {
      // Otherwise the next attempt would find it, and take the styles for some that are here.
      link.remove();
      reject(new Error(`${href} could not be fetched.`));
    };
    timeout.addEventListener('abort', fail);
    link.addEventListener('error', fail);
    link.addEventListener('load', () => {
      timeout.removeEventListener('abort', fail);
      resolve();
    });
  });
}

/** Whether the page fetches a file by itself, because the view that it shows first needs it. */
const isInPage = (href: string, isStyle: boolean) =>
  [...document.querySelectorAll(isStyle ? 'link[rel="stylesheet"]' : 'link')].some(
    (link) => link.getAttribute('href') === href,
  );

function fetchFile(href: string) {
  const isStyle = href.endsWith('.css');
  if (isInPage(href, isStyle)) return Promise.resolve();
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
 * imports, could not be fetched, and never asks for it again in the same page; so no module is asked for whose file may be missing. The
 * build puts this around every dynamic import (build/loadParts.ts). [X13]
 *
 * @param load Imports the part.
 * @param files What it consists of besides what is loaded with the code that asks, such as `assets/Account-1234567.js`.
 * @param onlyFile Its file, where that is the only one: `files` is empty then.
 * @throws When a file cannot be fetched, or does not come within 30 seconds. The next call tries again.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
  onlyFile?: string,
): Promise<Part> {
  await Promise.all([...files, ...(onlyFile === undefined ? [] : [onlyFile])].map(fetchOnce));
  return load();
}
