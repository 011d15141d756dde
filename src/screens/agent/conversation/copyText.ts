/** Puts `text` on the clipboard, to be called within a click. Resolves to whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  // Absent on pages over plain http, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return copyByCommand(text);
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** The older way, which such pages still have: the browser asks what is to be copied, and this text is the answer. */
function copyByCommand(text: string) {
  let answered = false;
  const answer = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    // Nobody else may answer with what is selected.
    event.stopImmediatePropagation();
    answered = true;
  };
  document.addEventListener('copy', answer, { capture: true, once: true });
  const taken = document.execCommand('copy');
  document.removeEventListener('copy', answer, { capture: true });
  return taken && answered;
}
