import { Suspense } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import { words } from './SentState.words.ts';
import type { SupportStateProps } from './SupportState.tsx';

const LazySupportState = lazyWithPreload(async () => {
  const loaded = await import('./SupportState.tsx').catch(() => undefined);
  // Without its code the card still says that it was sent.
  return loaded?.SupportState ?? ((_props: SupportStateProps) => null);
});

export interface SentStateProps extends Pick<ConversationStore, 'loadHandOff'> {
  /** Of the card, and of its request. */
  id: string;
}

/** The status of a card whose conversation was sent to support: 'Sent to support · open'. [A81] */
export function SentState({ id, loadHandOff }: SentStateProps) {
  const labels = useLabels('SentState', words);
  return (
    <>
      {labels.sent}
      {loadHandOff && (
        <Suspense>
          <LazySupportState id={id} loadHandOff={loadHandOff} />
        </Suspense>
      )}
    </>
  );
}
