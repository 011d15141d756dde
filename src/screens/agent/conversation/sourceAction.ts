import type { AnswerSource } from '../../../services/chat.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { words } from './sourceAction.words.ts';

/** What pressing a figure of an answer does, to be read after it. */
export function sourceAction({ table, ids }: AnswerSource, labels: typeof words) {
  if (table === 'billing_info') return labels.billing;
  if (table === 'profiles') return labels.profile;
  return ids.length === 1 ? labels.payment : labels.payments;
}

/** `sourceAction` in the reader's language. */
export function useSourceAction() {
  const labels = useLabels('sourceAction', words);
  return (source: AnswerSource) => sourceAction(source, labels);
}
