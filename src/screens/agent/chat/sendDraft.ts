import { afterPaint } from '../../shell/afterPaint.ts';
import type { MessageDraft } from '../conversation/draft.ts';
import type { Message } from '../conversation/entries.ts';

/** Takes a message. Returns whether it was taken. */
export type SendMessage = (text: string, files?: Message['files']) => boolean;

/**
 * Sends what is typed. The field is empty at once, so that a second press finds nothing to send [R9], and drawn empty before
 * the message appears. What is refused comes back into the field.
 * With files that are being read, or are not there any more, nothing is sent: what stands above the field says so.
 */
export function sendDraft(draft: MessageDraft, send: SendMessage) {
  const text = draft.get();
  const files = draft.files.get();
  if (!text.trim() || draft.reading.get() > 0) return;
  if (files.some(({ content }) => !content)) return draft.refusedFiles.set(files);
  draft.set('');
  draft.files.set([]);
  afterPaint(() => {
    if (send(text, files.length > 0 ? files : undefined)) return;
    draft.set(text + draft.get());
    draft.files.set([...files, ...draft.files.get()]);
  });
}
