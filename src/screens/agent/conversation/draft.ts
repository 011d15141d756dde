import { draftKey, tabStorage } from '../../shell/tabStorage.ts';
import { observableValue, type ObservableValue } from './observableValue.ts';

/** What one user has typed to the agent and not sent: one text, whichever field shows it. It outlives a reload. */
export function messageDraft(userId: string): ObservableValue<string> {
  const key = draftKey(userId);
  const storage = tabStorage();
  const draft = observableValue(read());

  function read() {
    try {
      return storage.getItem(key) ?? '';
    } catch {
      return '';
    }
  }

  return {
    ...draft,
    set(text) {
      draft.set(text);
      try {
        if (text) storage.setItem(key, text);
        else storage.removeItem(key);
      } catch {
        // The storage is full or refused: the draft still lives on the page.
      }
    },
  };
}
