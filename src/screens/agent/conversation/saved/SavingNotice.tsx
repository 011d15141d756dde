import { RotateCw } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Alert } from '../../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../../ui/primitives/Button/Button.tsx';
import { useLabels } from '../../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Spinner } from '../../../../ui/primitives/Spinner/Spinner.tsx';
import { useLock } from '../../../shell/useLock.ts';
import type { SavedConversation } from './savedConversation.ts';
import { words } from './SavingNotice.words.ts';
import { useSavedState } from './useSavedState.ts';

export interface SavingNoticeProps {
  saved: SavedConversation;
}

/** Milliseconds that the database may take before the chat says that it is waiting. */
const lateMs = 1000;

function RetryButton({ saved }: SavingNoticeProps) {
  const labels = useLabels('SavingNotice', words);
  const { pending, runExclusive } = useLock();
  return (
    <Button
      icon={<RotateCw />}
      loading={pending !== undefined}
      onClick={() => void runExclusive(true, saved.retry)}
    >
      {labels.retry}
    </Button>
  );
}

/** Before the first entry: that an earlier conversation is still awaited, or could not be read. */
export function ConversationLoading({ saved }: SavingNoticeProps) {
  const labels = useLabels('SavingNotice', words);
  const { status } = useSavedState(saved);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  if (status === 'failed')
    return (
      // No alert: nobody has asked for it, and what is beside it says for itself when it could not be loaded.
      <Alert tone="caution" action={<RetryButton saved={saved} />}>
        {labels.notLoaded}
      </Alert>
    );
  return status === 'loading' && isLate ? <Spinner label={labels.loading} /> : null;
}

/** After the last entry, one notice: that something was not saved, and what to do. [L2, L7] */
export function SavingNotice({ saved }: SavingNoticeProps) {
  const labels = useLabels('SavingNotice', words);
  const problem = useSyncExternalStore(saved.problem.subscribe, saved.problem.get);
  const { isGone, status } = useSavedState(saved);
  // Nothing is stored before the conversation could be read, which ConversationLoading says.
  if (status === 'failed') return null;
  if (problem) {
    const action =
      problem === 'full' ? (
        <Button onClick={saved.begin}>{labels.new}</Button>
      ) : problem === 'refused' ? undefined : (
        <RetryButton saved={saved} />
      );
    return (
      <Alert tone="caution" action={action}>
        {labels[problem]}
      </Alert>
    );
  }
  return isGone ? <Alert tone="neutral">{labels.gone}</Alert> : null;
}
