import { markWaiting } from './markWaiting.ts';

interface Notice {
  /** The notice as it is in the page, in the page's language (AppNotLoaded.tsx); undefined where there is none, as in development. */
  make: () => DocumentFragment | undefined;
  /** Fetches the app's code again. */
  retry: () => void;
}

/**
 * Says below the page that the app's code could not be fetched, and fetches it again when somebody asks for it, or when there is a
 * connection again. What is typed on the page stays. Returns a function that takes the notice away. [X13]
 */
export function sayNotLoaded({ make, retry }: Notice): () => void {
  const made = make();
  const bar = made?.firstElementChild;
  if (!made || !bar) return () => undefined;
  const [again, reload] = made.querySelectorAll('button');
  again?.addEventListener('click', () => {
    markWaiting(again);
    retry();
  });
  reload?.addEventListener('click', () => location.reload());
  addEventListener('online', retry);
  document.body.append(made);
  return () => {
    removeEventListener('online', retry);
    bar.remove();
  };
}
