import type { Task, TaskBefore } from '../../../services/tools.ts';
import type { TaskEntry } from './entries.ts';
import type { MessageStore } from './messageStore.ts';

export type UndoOutcome =
  /** It is undone. `result`: a sentence, for the user and for the assistant. */
  | { ok: true; result: string }
  /** It costs money, so that the user is asked first. */
  | { ok: true; asks: Task }
  /** Nothing was changed. `isChangedSince`: it is not as the task had left it, so that there is nothing to undo any more. */
  | { ok: false; result: string; isChangedSince?: boolean };

/** Undoes a task that was done, unless what it changed has been changed again. Reads what is stored before it writes. */
export type UndoTask = (task: Task, before: TaskBefore) => Promise<UndoOutcome>;

export interface UndoOptions {
  messages: MessageStore;
  undoTask: UndoTask | undefined;
  /** Shows a card that asks whether to undo the task. */
  ask: (entry: TaskEntry, task: Task) => void;
  /** What the task did is undone. */
  onUndone: (entry: TaskEntry) => void;
}

const wentWrong: UndoOutcome = { ok: false, result: 'Something went wrong, and nothing was undone.' };

/** Undo, once for each card: of the profile at once, of the plan by another card, because that one is about money. [A45] */
export function undoing({ messages, undoTask, ask, onUndone }: UndoOptions) {
  /** Changes the entry, unless the conversation was cleared meanwhile. */
  function update(id: string, change: Pick<TaskEntry, 'undo' | 'result' | 'note'>) {
    const entry = messages.task(id);
    if (!entry) return undefined;
    const { note: _note, ...rest } = entry;
    const next: TaskEntry = { ...rest, ...change };
    messages.replace(next);
    return next;
  }

  const attempt = async ({ task, before }: TaskEntry) =>
    task && undoTask ? undoTask(task, before ?? {}).catch(() => wentWrong) : wentWrong;

  async function undo(id: string) {
    const entry = messages.task(id);
    // A second press comes while the first one is running, or after it.
    if (entry?.undo !== 'offered') return;
    update(id, { undo: 'running' });
    const outcome = await attempt(entry);
    if (!outcome.ok) {
      update(id, { undo: outcome.isChangedSince ? 'changed' : 'offered', note: outcome.result });
    } else if ('asks' in outcome) {
      const asking = update(id, { undo: 'asked' });
      if (asking) ask(asking, outcome.asks);
    } else {
      const undone = update(id, { undo: 'done', result: outcome.result });
      if (undone) onUndone(undone);
    }
  }

  return {
    undo: (id: string) => void undo(id),

    /** Somebody may have changed the plan while the card asked. */
    async objection({ undoes = '' }: TaskEntry) {
      const entry = messages.task(undoes);
      const outcome = entry ? await attempt(entry) : wentWrong;
      return outcome.ok ? undefined : outcome.result;
    },

    /** The card that asked whether to undo another one is over. */
    settle({ undoes = '', state }: TaskEntry) {
      if (state !== 'done') return void update(undoes, { undo: 'offered' });
      const undone = update(undoes, { undo: 'done', result: 'It was undone.' });
      if (undone) onUndone(undone);
    },
  };
}
