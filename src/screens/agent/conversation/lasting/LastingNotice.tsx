import { useEffect, useState, useSyncExternalStore } from 'react';
import { Alert } from '../../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../../ui/primitives/Button/Button.tsx';
import { LoadError } from '../../../../ui/primitives/LoadError/LoadError.tsx';
import { Spinner } from '../../../../ui/primitives/Spinner/Spinner.tsx';
import type { LastingConversation } from './lastingConversation.ts';
import { useLasting } from './useLasting.ts';
import type { OutboxProblem } from './outbox.ts';

const problems: Readonly<Record<OutboxProblem, string>> = {
  unavailable:
    'What you said last is not saved yet. It is kept here and saved as soon as there is a connection.',
  full: 'This conversation is full: what comes now is not saved. Begin a new one to go on.',
  'too-many': 'You have as many conversations as are kept. Delete one, and this one is saved.',
  refused: 'A part of this conversation could not be saved. You can still read and copy it here.',
};

export interface LastingNoticeProps {
  lasting: LastingConversation;
}

/** Milliseconds that the database may take before the chat says that it is waiting. */
const lateMs = 1000;

/** Before the first entry: that an earlier conversation is still awaited, or could not be read. */
export function ConversationLoading({ lasting }: LastingNoticeProps) {
  const { status } = useLasting(lasting);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  if (status === 'failed') return <LoadError subject="Your last conversation" onRetry={lasting.retry} />;
  return status === 'loading' && isLate ? <Spinner label="Loading your last conversation…" /> : null;
}

/** After the last entry: that something was not saved, and what to do. [L2, L7] */
export function LastingNotice({ lasting }: LastingNoticeProps) {
  const problem = useSyncExternalStore(lasting.problem.subscribe, lasting.problem.get);
  const { isGone } = useLasting(lasting);
  const canBegin = problem === 'full';
  return (
    <>
      {isGone && (
        <Alert tone="neutral">
          The conversation that was here has been deleted in another tab or on another device.
        </Alert>
      )}
      {problem && (
        <Alert tone="caution" action={canBegin && <Button onClick={lasting.begin}>New conversation</Button>}>
          {problems[problem]}
        </Alert>
      )}
    </>
  );
}
