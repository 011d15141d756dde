/** Copies `text` to the clipboard. Call it in the handler of a click. Resolves to whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  // Browsers leave it out over plain http, although the types say that it is always there. [X11]
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return copyByCommand(text);
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** The older way, which works over plain http: the browser fires `copy`, and this answers with the text. [X11] */
function copyByCommand(text: string) {
  let answered = false;
  const answer = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    // No other listener may answer with the selected text.
    event.stopImmediatePropagation();
    answered = true;
  };
  document.addEventListener('copy', answer, { capture: true, once: true });
  const taken = document.execCommand('copy');
  document.removeEventListener('copy', answer, { capture: true });
  return taken && answered;
}
