import { readUntil } from './streamingBlocks.ts';

export interface TextSource {
  get: () => string;
  /** Calls after each change; returns the unsubscribe. */
  subscribe: (listen: () => void) => () => void;
}

/**
 * What of a growing text is read as Markdown. The words that came since are written straight to their place, once in a
 * frame: rendering them would cost more than drawing them.
 */
export function streamingText(source: TextSource) {
  let read = readUntil(source.get(), '');
  let place: HTMLElement | null = null;
  let words: Text | undefined;

  function write() {
    // A new node each time: to change one costs Chromium more the longer the page is, while a text box has the focus.
    words?.remove();
    words = new Text(source.get().slice(read.length));
    place?.before(words);
  }

  /** Calls when there is more to read. */
  function subscribe(listen: () => void) {
    let frame: number | undefined;
    const unsubscribe = source.subscribe(() => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        const before = read;
        read = readUntil(source.get(), before);
        if (read === before) write();
        else listen();
      });
    });
    return () => {
      unsubscribe();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }

  /** A `ref`. React does not know of the words before it. */
  function hold(element: HTMLElement | null) {
    words?.remove();
    place = element;
  }

  return { get: () => read, subscribe, hold, write };
}
