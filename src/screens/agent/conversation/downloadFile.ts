const types = { txt: 'text/plain', md: 'text/markdown', json: 'application/json' } as const;

export type FileFormat = keyof typeof types;

/** Offers a conversation to the user as a file, called after the day. */
export function downloadFile(text: string, format: FileFormat) {
  const url = URL.createObjectURL(new Blob([text], { type: `${types[format]};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `conversation-${new Date().toISOString().slice(0, 10)}.${format}`;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
