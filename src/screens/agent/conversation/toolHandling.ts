import { cardAnswers, type CardAnswersOptions } from './cardAnswers.ts';
import { toolResult } from './entries.ts';
import { tasks, type TaskOptions, type Tasks } from './tasks.ts';
import { toolRounds } from './toolRounds.ts';
import { undoing, type UndoTask } from './undo.ts';
import type { VoicePort } from '../../../services/voice.ts';

export interface ToolHandlingOptions
  extends
    Pick<TaskOptions, 'messages' | 'runTask' | 'refusal' | 'before' | 'onChatSettled'>,
    Pick<CardAnswersOptions, 'live'> {
  voice: Pick<VoicePort, 'speak' | 'answerTool'>;
  undoTask: UndoTask | undefined;
  /** A reply is awaited. */
  isAsking: () => boolean;
}

/** Does what the assistant asks for: its cards, the answers to them, and undoing it. Loaded when it is first asked for, or before. */
export function toolHandling({ voice, live, undoTask, isAsking, ...options }: ToolHandlingOptions) {
  const { messages } = options;
  const undo = undoing({
    messages,
    undoTask,
    ask: (entry, task) => work.askToUndo(entry, task),
    onUndone(entry) {
      // The assistant believes that it was done: the next message begins another memory, which is told how it ended.
      if (!isAsking() && !work.isAwaited(entry.id)) messages.forgetThread();
    },
  });
  const work: Tasks = tasks({
    ...options,
    objection: (card) => undo.objection(card),
    onUndoSettled: (card) => undo.settle(card),
    onCallSettled: (entry) => {
      if (messages.get().inCall) voice.answerTool(toolResult(entry));
    },
  });
  const rounds = toolRounds(messages, work);

  function decide(decision: (id: string) => void, id: string) {
    rounds.restart();
    decision(id);
  }
  const confirm = (id: string) => decide(work.confirm, id);
  const decline = (id: string) => decide(work.decline, id);
  const cards = cardAnswers({ messages, live, confirm, decline, speak: (text) => voice.speak(text) });

  return { ...rounds, ...cards, confirm, decline, undo: undo.undo, refresh: () => work.refresh() };
}

export type ToolHandling = ReturnType<typeof toolHandling>;
