/**
 * Closes the dialog on top when a story presses Escape. The browser does this only for the real key; a story's key is merely an
 * event on the page.
 */
export function answerSyntheticEscape() {
  document.addEventListener('keydown', ({ key, isTrusted, defaultPrevented }) => {
    if (isTrusted || key !== 'Escape' || defaultPrevented) return;
    // The last dialog in the document is on top.
    const open = [...document.querySelectorAll('dialog:modal')].at(-1);
    // The browser too waits until the page has handled the key.
    setTimeout(() => open?.dispatchEvent(new Event('cancel', { cancelable: true })));
  });
}
