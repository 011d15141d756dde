import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Keeps what is read where it is while earlier messages are added above it. */
export function useEarlierMessages(
  log: RefObject<HTMLElement | null>,
  scrollBy: (distance: number) => void,
  onShowEarlier: (() => void | Promise<unknown>) | undefined,
) {
  /** Contains the button; the messages follow it. */
  const row = useRef<HTMLDivElement>(null);
  const [isLoading, setIsLoading] = useState(false);
  /** What is read while they are awaited, and how far below the window's edge it is, in px. */
  const reading = useRef<{ messages: Element; top: number; endFollowing: () => void }>(undefined);

  useLayoutEffect(() => {
    if (!reading.current) return;
    const { messages, top, endFollowing } = reading.current;
    const moved = () => messages.getBoundingClientRect().top - top;
    if (Math.abs(moved()) >= 1) {
      // From here on a scroll is not the reader's.
      endFollowing();
      scrollBy(moved());
      // A new group near the screen gets its real height in the next frame only; until then it has an estimated one.
      const resized = new ResizeObserver(() => scrollBy(moved()));
      if (messages.parentElement) resized.observe(messages.parentElement);
      requestAnimationFrame(() => requestAnimationFrame(() => resized.disconnect()));
    }
    if (isLoading) return;
    endFollowing();
    reading.current = undefined;
    // When the very first message is shown the button goes, and would take the focus with it.
    if (!row.current) log.current?.focus({ preventScroll: true });
  });

  /** The messages in sight are what is read; whoever scrolls on meanwhile reads others. */
  function beginReading(box: HTMLElement) {
    const edge = Math.max(0, box.getBoundingClientRect().top);
    let messages = row.current?.nextElementSibling;
    while (messages?.nextElementSibling && messages.getBoundingClientRect().bottom <= edge)
      messages = messages.nextElementSibling;
    if (!messages) return;
    const place = {
      messages,
      top: messages.getBoundingClientRect().top,
      endFollowing: () => listening.abort(),
    };
    const listening = new AbortController();
    // `capture`: in a low window it is the dialog around the log that scrolls.
    addEventListener('scroll', () => (place.top = place.messages.getBoundingClientRect().top), {
      capture: true,
      signal: listening.signal,
    });
    reading.current?.endFollowing();
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
