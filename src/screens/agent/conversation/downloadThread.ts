import { downloadFile } from '../../shell/downloadFile.ts';

const types = { txt: 'text/plain', md: 'text/markdown', json: 'application/json' } as const;

export type ThreadFormat = keyof typeof types;

/** Offers a conversation to the user as a file. */
export const downloadThread = (text: string, format: ThreadFormat) =>
  downloadFile(new Blob([text], { type: `${types[format]};charset=utf-8` }), 'conversation', format);
