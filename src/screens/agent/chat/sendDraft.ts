import { afterPaint } from '../../shell/afterPaint.ts';
import type { ObservableValue } from '../conversation/observableValue.ts';

/**
 * Sends what is typed. The field is empty at once, so that a second press finds nothing to send [R9], and drawn empty before
 * the message appears. What is refused comes back into the field.
 * @param send Returns whether the text was taken.
 */
export function sendDraft(draft: ObservableValue<string>, send: (text: string) => boolean) {
  const text = draft.get();
  if (!text.trim()) return;
  draft.set('');
  afterPaint(() => {
    if (!send(text)) draft.set(text + draft.get());
  });
}
