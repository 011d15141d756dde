import { useSyncExternalStore } from 'react';
import { KeepQuestion } from '../../../ui/agent/KeepQuestion/KeepQuestion.tsx';
import { useServices, type Services } from '../../shell/services.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import type { Message } from '../conversation/entries.ts';
import { keepQuestions } from './keepQuestions.ts';

/** One for each conversation: what was answered in the panel is answered in the text chat too. */
const known = new WeakMap<ConversationStore, ReturnType<typeof keepQuestions>>();
function questionsOf(store: ConversationStore, load: Services['loadRefusedQuestions']) {
  const questions = known.get(store) ?? keepQuestions({ load, storage: () => localStorage });
  known.set(store, questions);
  return questions;
}

export interface KeepQuestionPlaceProps {
  /** An answer that refused the question. */
  entry: Message;
  store: ConversationStore;
}

/** Beneath a refused answer: whether its question may be kept. [A97] */
export function KeepQuestionPlace({ entry, store }: KeepQuestionPlaceProps) {
  const questions = questionsOf(store, useServices().loadRefusedQuestions);
  const { id, answers } = entry;
  const state = useSyncExternalStore(questions.subscribe, () => questions.get(id));
  const asked = store.get().entries.find((each) => each.id === answers?.[0]);
  if (state === 'unasked' || asked?.type !== 'message') return null;
  return (
    <KeepQuestion
      state={state}
      onYes={() => void questions.agree(id, asked.text)}
      onNo={() => questions.decline(id)}
    />
  );
}
