import type { AttachedFile } from '../../../services/attachments.ts';
import { draftKey, tabStorage } from '../../shell/tabStorage.ts';
import { observableValue, type ObservableValue } from './observableValue.ts';

/** What is to be sent next: the text, and the files that go with it. */
export interface MessageDraft extends ObservableValue<string> {
  /** One without `content` was chosen on an earlier page: it cannot be sent. */
  files: ObservableValue<readonly AttachedFile[]>;
  /** How often files are being read right now, which nothing is sent without. */
  reading: ObservableValue<number>;
  /** The files that 'Send' was pressed with in vain, because one of them cannot be sent. */
  refusedFiles: ObservableValue<readonly AttachedFile[] | undefined>;
}

/** What one user has typed to the agent and not sent: one text, whichever field shows it. It outlives a reload; files do not. */
export function messageDraft(userId: string): MessageDraft {
  const key = draftKey(userId);
  const storage = tabStorage();
  const draft = observableValue(storage.getItem(key) ?? '');

  return {
    ...draft,
    files: observableValue<readonly AttachedFile[]>([]),
    reading: observableValue(0),
    refusedFiles: observableValue<readonly AttachedFile[] | undefined>(undefined),
    set(text) {
      draft.set(text);
      if (text) storage.setItem(key, text);
      else storage.removeItem(key);
    },
  };
}
