import type { Link } from './pageData.ts';

/**
 * Fetches files of the build.
 *
 * @param app The app's scripts, of which the first one starts it; empty in development.
 * @param words The file with the words of the page's language; none for English.
 * @param startApp Starts the app, once its first script has run.
 * @param onEnded Called when the app has started, or could not, because code of it could not be fetched.
 */
export function loader(
  app: readonly string[],
  words: string | undefined,
  startApp: () => Promise<void> | undefined,
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
   * Starts the app once, and fetches what the view needs in addition. Resolves to whether its code is here. After a failure it can be
   * called again.
   */
  function start(besides: readonly Link[]): Promise<boolean> | undefined {
    if (starting || entry === undefined) return starting;
    for (const href of app) link(['modulepreload', href]);
    for (const other of besides) link(other);
    if (words !== undefined) link(['preload', words, 'fetch']);
    starting = import(/* @vite-ignore */ entry).then(startApp).then(
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

  /** Resolves to whether code can be fetched, whatever the browser remembers of it as a module, or keeps of it. */
  const canFetch = () =>
    fetch(entry ?? '', { cache: 'no-store', signal: AbortSignal.timeout(15_000) }).then(
      ({ ok }) => ok,
      () => false,
    );

  return { link, start, canFetch };
}
