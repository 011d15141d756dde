import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { readingEdge, type ReadingPlace, readingPlace, scrollTopOf } from './readingPlace.ts';
import type { LogScroll } from './ScrollContext.ts';

/** How near the end still counts as reading the end, in px. */
const endTolerancePx = 48;

interface Answer {
  element: HTMLElement;
  isStreaming: boolean;
  /** The reader has gone beyond its beginning, which is not brought back then. */
  isReadPast: boolean;
}

/** What scrolls it: itself, or the dialog around it where the screen is low (Dialog.css.ts). */
const scrollBoxOf = (log: HTMLElement) =>
  getComputedStyle(log).overflowY === 'visible' ? (log.closest('dialog') ?? log) : log;

/** Where the log has to be scrolled to show the beginning of the answer, in px. Nowhere once the answer has gone. */
function startOf({ element }: Answer, box: HTMLElement) {
  if (!element.isConnected) return Infinity;
  return Math.max(0, box.scrollTop + element.getBoundingClientRect().top - readingEdge(box));
}

/**
 * Whether nothing but the notice follows. A message may appear above others: the words of a call are sorted by when they began, and
 * known later.
 */
function isLast(element: HTMLElement, content: HTMLElement, notice: HTMLElement | null) {
  for (let at: Element | null = element; at && at !== content; at = at.parentElement)
    if (at.nextElementSibling && at.nextElementSibling !== notice) return false;
  return true;
}

interface State {
  isEmpty: boolean;
  opened: boolean;
  following: boolean;
  /** What scrolled the log at last, how wide it was, and how far it was scrolled. */
  box?: HTMLElement | undefined;
  width: number;
  top: number;
  answer?: Answer | undefined;
  /** Kept while not at the end. */
  place?: ReadingPlace | undefined;
}

/**
 * Follows the end of a log, but no further than to the beginning of the newest answer. A reader who scrolled up stays there. While
 * the log is empty, it is left alone: an introduction is read from its beginning.
 */
export function useLogScroll(isEmpty: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const state = useRef<State>({ isEmpty, opened: false, following: true, width: 0, top: 0 });
  const [following, setFollowing] = useState(true);

  const follow = useCallback((now: boolean) => {
    state.current.following = now;
    setFollowing(now);
  }, []);

  const scrollTo = useCallback((box: HTMLElement, top: number) => {
    box.scrollTop = top;
    // Not left to the scroll event, which comes later: by then a reader may have scrolled up, which would be taken for this.
    state.current.top = box.scrollTop;
  }, []);

  useLayoutEffect(() => {
    state.current.isEmpty = isEmpty;
    if (!isEmpty) return;
    // A conversation that was cleared begins again, wherever its reader had been.
    state.current.following = true;
    scrollTo(scrollBoxOf(scroller.current!), 0);
  }, [isEmpty, scrollTo]);

  const toEnd = useCallback(() => {
    const { answer } = state.current;
    if (answer) answer.isReadPast = true;
    follow(true);
    if (!scroller.current) return;
    const box = scrollBoxOf(scroller.current);
    // A reader may scroll up before the observer below has run for the first time.
    Object.assign(state.current, { box, width: box.clientWidth });
    scrollTo(box, box.scrollHeight);
  }, [follow, scrollTo]);

  const scrollBy = useCallback(
    (distance: number) => {
      if (!scroller.current) return;
      const box = scrollBoxOf(scroller.current);
      scrollTo(box, box.scrollTop + distance);
    },
    [scrollTo],
  );

  const answerShown = useCallback((element: HTMLElement, isStreaming: boolean) => {
    const { opened, answer } = state.current;
    // What was said before is read from its end.
    if (!isStreaming && !opened) return;
    if (!content.current || !isLast(element, content.current, notice.current)) return;
    // What was growing is another element once it is whole.
    const replaces = answer?.isStreaming && !isStreaming && !answer.element.isConnected;
    const isReadPast = (replaces || answer?.element === element) && answer?.isReadPast;
    state.current.answer = { element, isStreaming, isReadPast: isReadPast ?? false };
  }, []);

  useEffect(() => {
    // The effects of the messages that were there at first have run by now.
    state.current.opened = true;
    const log = scroller.current;
    if (!log || !content.current) return;
    const observer = new ResizeObserver((resized) => {
      if (state.current.isEmpty) return;
      const { answer, following: wasFollowing, place, box: before, width, top: lastTop } = state.current;
      const box = scrollBoxOf(log);
      Object.assign(state.current, { box, width: box.clientWidth });
      const end = box.scrollHeight - box.clientHeight;
      // The scroll event of a reader who scrolled up in this very frame comes only after this. The browser itself moves
      // the box up only when it can no longer scroll as far, and then to its end.
      const hasScrolledUp = box === before && box.scrollTop < lastTop && end - box.scrollTop > endTolerancePx;
      if (!wasFollowing || hasScrolledUp) {
        // A phone was turned: something else may scroll now, and lines break elsewhere. The reader finds what was read.
        if (place && (box !== before || box.clientWidth !== width)) scrollTo(box, scrollTopOf(place, box));
        if (end - box.scrollTop <= endTolerancePx) follow(true);
        return;
      }
      // A log that becomes lower, as above a phone's keyboard, keeps its end in sight.
      const grew = resized.some(({ target }) => target === content.current);
      const top = grew && answer && !answer.isReadPast ? Math.min(end, startOf(answer, box)) : end;
      scrollTo(box, top);
      const isAtEnd = end - top <= endTolerancePx;
      follow(isAtEnd);
      if (!isAtEnd && content.current) state.current.place = readingPlace(content.current, box);
    });
    const scrolled = ({ currentTarget }: Event) => {
      if (state.current.isEmpty) return;
      const box = scrollBoxOf(log);
      // As a phone is turned, what scrolled before loses its place.
      if (box !== currentTarget || box !== state.current.box) return;
      const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight <= endTolerancePx;
      // Only a scroll upwards leaves the end: content that grew faster than the log followed does not.
      const up = box.scrollTop < state.current.top;
      state.current.top = box.scrollTop;
      if (!atEnd && content.current && (up || !state.current.following))
        state.current.place = readingPlace(content.current, box);
      if (!atEnd && !up) return;
      follow(atEnd);
      const { answer } = state.current;
      // Rounded pixels do not count.
      if (atEnd && answer && box.scrollTop - startOf(answer, box) > 2) answer.isReadPast = true;
    };
    const dialog = log.closest('dialog');
    const left = new AbortController();
    for (const box of dialog ? [log, dialog] : [log]) {
      observer.observe(box);
      box.addEventListener('scroll', scrolled, { signal: left.signal });
    }
    observer.observe(content.current);
    // What stands below the log belongs to the dialog's end as well, such as a message that is being written.
    if (dialog?.firstElementChild) observer.observe(dialog.firstElementChild);
    return () => {
      left.abort();
      observer.disconnect();
    };
  }, [follow, scrollTo]);

  const context = useMemo((): LogScroll => ({ toEnd, answerShown }), [toEnd, answerShown]);
  /** Whether the log has been drawn: what appears from then on is news. */
  const isLive = useCallback(() => state.current.opened, []);
  return { scroller, content, notice, following: following || isEmpty, toEnd, scrollBy, isLive, context };
}
