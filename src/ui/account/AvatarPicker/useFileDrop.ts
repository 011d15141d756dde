import { useState, type DragEvent } from 'react';

/** Lets an element take dropped files. Dragged text and links are left to the browser. */
export function useFileDrop(disabled: boolean, onDrop: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false);

  function drag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Also when disabled: otherwise the browser would leave the page and show the file.
    event.preventDefault();
    setIsOver(event.type === 'dragover' && !disabled);
    if (event.type === 'drop' && !disabled) onDrop(event.dataTransfer.files);
  }

  return { isOver, target: { onDragOver: drag, onDragLeave: drag, onDrop: drag } };
}
