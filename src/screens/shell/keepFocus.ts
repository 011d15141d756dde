/** What surrounds a control and can be read as a whole: it takes the focus when the control is gone. */
const surroundings = 'li, section, article, dialog, main';

/** How long whoever removed the control has to move the focus by themselves, in ms. */
const graceMs = 100;

const isReachable = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility() && !element.closest('[inert]');

function focusOn(element: HTMLElement) {
  const canHaveFocus = element.hasAttribute('tabindex');
  if (!canHaveFocus) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (canHaveFocus) return;
  const restore = () => element.removeAttribute('tabindex');
  // What lies behind an open dialog cannot take it.
  if (document.activeElement === element) element.addEventListener('blur', restore, { once: true });
  else restore();
}

/**
 * When a control is removed while it has the focus, such as a Retry that has helped, moves the focus to what surrounded it: a browser
 * would take it to the page, and whoever uses a keyboard or a screen reader would have to find their way back. Returns a function
 * that ends this. [H1]
 */
export function keepFocus(): () => void {
  let focused: HTMLElement | undefined;
  let around: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const { signal } = listening;

  function note({ target }: Pick<Event, 'target'>) {
    focused = target as HTMLElement;
    around = [];
    for (let at = focused.parentElement; at; at = at.parentElement)
      if (at.matches(surroundings)) around.push(at);
  }
  if (document.activeElement) note({ target: document.activeElement });
  document.addEventListener('focusin', note, { signal });
  document.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      // Chrome fires this event also before it removes the element.
      if (!relatedTarget)
        setTimeout(() => target === focused && focused?.isConnected && (focused = undefined));
    },
    { signal },
  );

  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    focused = undefined;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const next = around.find(isReachable);
      if (next && document.activeElement === document.body) focusOn(next);
    }, graceMs);
  });
  observer.observe(document, { childList: true, subtree: true });

  return () => {
    listening.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
}
