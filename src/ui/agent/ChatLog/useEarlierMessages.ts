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
    scrollBy(messages.getBoundingClientRect().top - top);
    // When the very first message is shown the button goes, and would take the focus with it.
    if (!row.current) log.current?.focus({ preventScroll: true });
  });

  function showEarlier() {
    const messages = row.current?.nextElementSibling;
    if (messages) before.current = { messages, top: messages.getBoundingClientRect().top };
    onShowEarlier?.();
  }

  return { row, showEarlier };
}
