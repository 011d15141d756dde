import { RotateCw } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Alert } from '../../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../../ui/primitives/Button/Button.tsx';
import { Spinner } from '../../../../ui/primitives/Spinner/Spinner.tsx';
import { useLock } from '../../../shell/useLock.ts';
import type { LastingConversation } from './lastingConversation.ts';
import { useLasting } from './useLasting.ts';
import type { OutboxProblem } from './outbox.ts';

const problems: Readonly<Record<OutboxProblem, string>> = {
  unavailable: 'What you said last is not saved yet. It is kept here, and sent again until it is saved.',
  full: 'This conversation is full, so new messages are not saved. Start a new one to go on.',
  'too-many':
    'You have reached the number of conversations that can be kept. Delete one, and this one will be saved.',
  refused: 'A part of this conversation could not be saved. You can still read and copy it here.',
};

export interface LastingNoticeProps {
  lasting: LastingConversation;
}

/** Milliseconds that the database may take before the chat says that it is waiting. */
const lateMs = 1000;

function RetryButton({ lasting }: LastingNoticeProps) {
  const { pending, runExclusive } = useLock();
  return (
    <Button
      icon={<RotateCw />}
      loading={pending !== undefined}
      onClick={() => void runExclusive(true, lasting.retry)}
    >
      Retry
    </Button>
  );
}

/** Before the first entry: that an earlier conversation is still awaited, or could not be read. */
export function ConversationLoading({ lasting }: LastingNoticeProps) {
  const { status } = useLasting(lasting);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  if (status === 'failed')
    return (
      // No alert: nobody has asked for it, and what is beside it says for itself when it could not be loaded.
      <Alert tone="caution" action={<RetryButton lasting={lasting} />}>
        Your last conversation could not be loaded. What you say here will be added to it once it has loaded.
      </Alert>
    );
  return status === 'loading' && isLate ? <Spinner label="Loading your last conversation…" /> : null;
}

/** After the last entry, one notice: that something was not saved, and what to do. [L2, L7] */
export function LastingNotice({ lasting }: LastingNoticeProps) {
  const problem = useSyncExternalStore(lasting.problem.subscribe, lasting.problem.get);
  const { isGone, status } = useLasting(lasting);
  // Nothing is stored before the conversation could be read, which ConversationLoading says.
  if (status === 'failed') return null;
  if (problem) {
    const action =
      problem === 'full' ? (
        <Button onClick={lasting.begin}>New conversation</Button>
      ) : problem === 'refused' ? undefined : (
        <RetryButton lasting={lasting} />
      );
    return (
      <Alert tone="caution" action={action}>
        {problems[problem]}
      </Alert>
    );
  }
  return isGone ? (
    <Alert tone="neutral">
      The conversation that was here has been deleted in another tab or on another device.
    </Alert>
  ) : null;
}
