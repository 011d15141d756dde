import { Suspense, useSyncExternalStore } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { usePendingWork } from '../../auth/reauthentication/retryAfterReauth.tsx';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { ErrorDialog } from '../../shell/ErrorDialog.tsx';
import type { HandOff } from './handOff.ts';
import { words } from './HandOffDialog.words.ts';

const LazyHandOffDialog = lazyWithPreload(async () => (await import('./HandOffDialog.tsx')).HandOffDialog);

/**
 * Shows the dialog while somebody asks for a person. Its code loads with the first time. A note that was typed and not sent keeps
 * the account on the screen when the session expires, also while the dialog is closed. [S4, A83]
 */
export function HandOffPlace({ handOff }: { handOff: HandOff }) {
  const { title } = useLabels('HandOffDialog', words);
  const asked = useSyncExternalStore(handOff.asked.subscribe, handOff.asked.get);
  const hasNote = useSyncExternalStore(handOff.note.subscribe, () => handOff.note.get().trim() !== '');
  usePendingWork('form', hasNote);
  if (!asked) return null;
  return (
    <ErrorBoundary
      where="support dialog"
      fallback={(failed) => <ErrorDialog {...failed} open title={title} onClose={handOff.cancel} />}
    >
      <Suspense>
        <LazyHandOffDialog key={asked.id} handOff={handOff} asked={asked} />
      </Suspense>
    </ErrorBoundary>
  );
}
