import { useState, type DragEvent } from 'react';

/** Makes an element take dropped files. Other things that are dragged pass. */
export function useFileDrop(disabled: boolean, onDrop: (files: FileList) => void) {
  const [over, setOver] = useState(false);

  function drag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Even where it is refused: the browser would leave the page and show the file.
    event.preventDefault();
    setOver(event.type === 'dragover' && !disabled);
    if (event.type === 'drop' && !disabled) onDrop(event.dataTransfer.files);
  }

  return { over, target: { onDragOver: drag, onDragLeave: drag, onDrop: drag } };
}
