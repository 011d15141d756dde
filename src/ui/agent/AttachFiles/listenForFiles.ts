export const filesIn = (list: FileList | null | undefined): readonly File[] => Array.from(list ?? []);

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

export interface FileListeners {
  onFiles: (files: readonly File[]) => void;
  /** Files are held over the field, or no longer. */
  onOver: (isOver: boolean) => void;
}

/**
 * Takes files that are pasted into the field or dropped on it. Beside it they are dropped on nothing: the browser would open
 * them in place of the page, and with that take away what was typed. Returns what ends it.
 */
export function listenForFiles(field: HTMLElement, { onFiles, onOver }: FileListeners) {
  const ending = new AbortController();
  const { signal } = ending;
  const isInside = ({ target }: Event) => target instanceof Node && field.contains(target);

  field.addEventListener(
    'paste',
    (event) => {
      const files = filesIn(event.clipboardData?.files);
      // A table of a spreadsheet comes as text and as a picture of it: the text was meant.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      onFiles(files);
    },
    { signal },
  );
  document.addEventListener(
    'dragover',
    (event) => {
      const isOver = isInside(event);
      onOver(isOver && hasFiles(event));
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = isOver ? 'copy' : 'none';
    },
    { signal },
  );
  document.addEventListener(
    'drop',
    (event) => {
      onOver(false);
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (isInside(event)) onFiles(filesIn(event.dataTransfer?.files));
    },
    { signal },
  );
  document.addEventListener(
    'dragleave',
    (event) => {
      // It has left the window.
      if (event.relatedTarget === null) onOver(false);
    },
    { signal },
  );
  return () => ending.abort();
}
