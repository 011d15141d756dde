import { markWaiting } from './markWaiting.ts';

interface Notice {
  /** The notice as it is in the page, in the page's language (AppNotLoaded.tsx); undefined where there is none, as in development. */
  make: () => DocumentFragment | undefined;
  /** Fetches the app's code again. Resolves to whether it is here. */
  retry: () => Promise<boolean> | undefined;
  /** Resolves to whether the code could be fetched now. */
  canFetch: () => Promise<boolean>;
  /** Loads the page again. */
  reload?: () => void;
}

const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) => value !== '');

/**
 * Says below the page that the app's code could not be fetched, and fetches it again when somebody asks for it, or when there is a
 * connection again. What is typed on the page stays. Returns a function that takes the notice away. [X13]
 */
export function sayNotLoaded({
  make,
  retry,
  canFetch,
  reload = () => location.reload(),
}: Notice): () => void {
  const made = make();
  const bar = made?.firstElementChild;
  if (!made || !bar) return () => undefined;
  const [again, other] = made.querySelectorAll('button');

  async function tryAgain() {
    if (await retry()) return;
    const hadFocus = bar!.contains(document.activeElement);
    // As a new element it is read aloud again.
    document.body.append(bar!);
    if (hadFocus) again?.focus();
    // Older browsers remember that a module could not be fetched, and never ask for it again. Another attempt may have succeeded by now.
    if ((await canFetch()) && bar!.isConnected && !isTyped()) reload();
  }

  again?.addEventListener('click', () => {
    markWaiting(again);
    void tryAgain();
  });
  other?.addEventListener('click', reload);
  addEventListener('online', tryAgain);
  document.body.append(made);
  return () => {
    removeEventListener('online', tryAgain);
    const hadFocus = bar.contains(document.activeElement);
    bar.remove();
    if (hadFocus) document.querySelector('h1')?.focus({ preventScroll: true });
  };
}

/**
 * Shows the notice once the page is `parsed`, as long as the app's code could not be fetched. Returns what to call whenever it is known
 * whether that is here.
 */
export function notLoadedNotice(parsed: Promise<void>, notice: Notice): (isHere: boolean) => void {
  let isLoaded = false;
  let hide: (() => void) | undefined;
  return (isHere) => {
    isLoaded = isHere;
    if (isHere) hide?.();
    else
      void parsed.then(() => {
        if (!isLoaded) hide ??= sayNotLoaded(notice);
      });
  };
}
