/**
 * The browser answers the real key alone: it asks the dialog on top to close. A key that a story presses is told to the page,
 * and nothing else.
 */
export function answerSyntheticEscape() {
  document.addEventListener('keydown', ({ key, isTrusted, defaultPrevented }) => {
    if (isTrusted || key !== 'Escape' || defaultPrevented) return;
    // One inside of another is on top.
    const open = [...document.querySelectorAll('dialog:modal')].at(-1);
    // As the browser does, once the page has dealt with the key.
    setTimeout(() => open?.dispatchEvent(new Event('cancel', { cancelable: true })));
  });
}
