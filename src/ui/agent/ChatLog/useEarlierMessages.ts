import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** What is read while earlier messages are awaited. */
interface Reading {
  /** The first message that was shown. Once another one is, they have been added. */
  first: Element | null | undefined;
  /** The first messages in sight, and how far below the window's edge they are, in px. */
  messages: Element;
  top: number;
  /** From then on a scroll is not the reader's. */
  stopFollowing: () => void;
}

/** Keeps what is read where it is while earlier messages are added above it. */
export function useEarlierMessages(
  log: RefObject<HTMLElement | null>,
  scrollBy: (distance: number) => void,
  onShowEarlier: (() => void | Promise<unknown>) | undefined,
) {
  /** Contains the button; the messages follow it. */
  const row = useRef<HTMLDivElement>(null);
  const [isLoading, setIsLoading] = useState(false);
  const reading = useRef<Reading>(undefined);
  useEffect(() => () => reading.current?.stopFollowing(), []);

  useLayoutEffect(() => {
    const place = reading.current;
    if (!place) return;
    const { messages, stopFollowing } = place;
    const first = row.current ? row.current.nextElementSibling : messages.parentElement?.firstElementChild;
    if (first !== place.first) {
      place.first = first;
      stopFollowing();
      const restore = () => scrollBy(messages.getBoundingClientRect().top - place.top);
      restore();
      // A new group near the screen gets its real height in the next frame only; until then it has an estimated one.
      const resized = new ResizeObserver(restore);
      if (messages.parentElement) resized.observe(messages.parentElement);
      requestAnimationFrame(() => requestAnimationFrame(() => resized.disconnect()));
    }
    if (isLoading) return;
    stopFollowing();
    reading.current = undefined;
    // When the very first message is shown the button goes, and would take the focus with it.
    if (!row.current && document.activeElement === document.body) log.current?.focus({ preventScroll: true });
  });

  /** Whoever scrolls on meanwhile reads at another place. */
  function beginReading(box: HTMLElement) {
    const edge = Math.max(0, box.getBoundingClientRect().top);
    const first = row.current?.nextElementSibling;
    let messages = first;
    while (messages?.nextElementSibling && messages.getBoundingClientRect().bottom <= edge)
      messages = messages.nextElementSibling;
    if (!messages) return;
    const listening = new AbortController();
    const place: Reading = {
      first,
      messages,
      top: messages.getBoundingClientRect().top,
      stopFollowing: () => listening.abort(),
    };
    // `capture`: in a low window it is the dialog around the log that scrolls.
    addEventListener('scroll', () => (place.top = place.messages.getBoundingClientRect().top), {
      capture: true,
      signal: listening.signal,
    });
    reading.current?.stopFollowing();
    reading.current = place;
  }

  async function showEarlier() {
    if (!log.current || isLoading) return;
    beginReading(log.current);
    setIsLoading(true);
    try {
      await onShowEarlier?.();
    } finally {
      setIsLoading(false);
    }
  }

  return { row, showEarlier: () => void showEarlier(), isLoading };
}
