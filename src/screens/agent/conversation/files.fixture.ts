import { attachedFile } from '../../../services/attachments.ts';
import type { MessageDraft } from './draft.ts';
import { observableValue } from './observableValue.ts';

const pdfBytes = '%PDF-1.7 a bill';

/** A file that was chosen on this page. */
export const bill = () =>
  attachedFile(
    { name: 'bill.pdf', type: 'application/pdf', size: pdfBytes.length },
    new Blob([pdfBytes], { type: 'application/pdf' }),
  );

/** A draft that nothing stores. */
export const draftOf = (typed = '', files: ReturnType<MessageDraft['files']['get']> = []): MessageDraft => ({
  ...observableValue(typed),
  files: observableValue(files),
  reading: observableValue(0),
  refusedFiles: observableValue<ReturnType<MessageDraft['refusedFiles']['get']>>(undefined),
});
