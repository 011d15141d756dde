import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps what is read where it is while earlier messages are added above it. */
export function useEarlierMessages(
  log: RefObject<HTMLElement | null>,
  scrollBy: (distance: number) => void,
  onShowEarlier: (() => void) | undefined,
) {
  /** Contains the button; the messages follow it. */
  const row = useRef<HTMLDivElement>(null);
  const before = useRef<{ messages: Element; top: number }>(undefined);

  useLayoutEffect(() => {
    if (!before.current) return;
    const { messages, top } = before.current;
    before.current = undefined;
    const restore = () => scrollBy(messages.getBoundingClientRect().top - top);
    restore();
    // A new group near the screen gets its real height in the next frame only; until then it has an estimated one.
    const resized = new ResizeObserver(restore);
    if (messages.parentElement) resized.observe(messages.parentElement);
    requestAnimationFrame(() => requestAnimationFrame(() => resized.disconnect()));
    // When the very first message is shown the button goes, and would take the focus with it.
    if (!row.current) log.current?.focus({ preventScroll: true });
  });

  function showEarlier() {
    const edge = Math.max(0, log.current?.getBoundingClientRect().top ?? 0);
    let messages = row.current?.nextElementSibling;
    // The first messages in sight are what is read.
    while (messages?.nextElementSibling && messages.getBoundingClientRect().bottom <= edge)
      messages = messages.nextElementSibling;
    if (messages) before.current = { messages, top: messages.getBoundingClientRect().top };
    onShowEarlier?.();
  }

  return { row, showEarlier };
}
