import type { Link } from './pageData.ts';

/**
 * Fetches files of the build.
 *
 * @param app The app's scripts, of which the first one starts it; empty in development.
 * @param words The file with the words of the page's language; none for English.
 * @param onEnded Called when the app's scripts have been fetched, or could not be.
 */
export function loader(
  app: readonly string[],
  words: string | undefined,
  onEnded: (isLoaded: boolean) => void,
) {
  const [entry] = app;
  let starting: Promise<boolean> | undefined;

  function link([rel, href, as = '']: Link) {
    // Styles that are in the page are not fetched; the link only tells React that they are there.
    const disabled = rel === 'stylesheet';
    document.head.append(
      Object.assign(document.createElement('link'), { rel, disabled, href, as, crossOrigin: '' }),
    );
  }

  /**
   * Starts the app once, and fetches what the view needs in addition. Resolves to whether its scripts are here. After a failure it can
   * be called again.
   */
  function start(besides: readonly Link[]): Promise<boolean> | undefined {
    if (starting || entry === undefined) return starting;
    for (const href of app) link(['modulepreload', href]);
    for (const other of besides) link(other);
    if (words !== undefined) link(['preload', words, 'fetch']);
    starting = import(/* @vite-ignore */ entry).then(
      () => {
        onEnded(true);
        return true;
      },
      (error: unknown) => {
        starting = undefined;
        onEnded(false);
        reportError(error);
        return false;
      },
    );
    return starting;
  }

  /** Resolves to whether the script that starts the app can be fetched, whatever the browser remembers of it as a module. */
  const canFetch = () =>
    fetch(entry ?? '', { signal: AbortSignal.timeout(15_000) }).then(
      ({ ok }) => ok,
      () => false,
    );

  return { link, start, canFetch };
}
