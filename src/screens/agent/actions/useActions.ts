// What the agent may do in the app, and what it is told:
//   useActions.ts     does a task as if the user had done it, in runOnAccount.ts; undoOnAccount.ts: undoes it
//   lazyCards.tsx     fetches the code of the cards, and of what does their tasks
//   TaskCard.tsx      one task in the conversation; ../call/CallTasks.tsx: the open ones in the voice dialog
//   facts.ts          what the agent is told of the account
// The kinds of tasks are in services/tools.ts, their order and their answers in ../conversation/tasks.ts.
import { useEffect, useRef, useState } from 'react';
import { useRetryAfterReauth } from '../../auth/reauthentication/retryAfterReauth.tsx';
import { useServices } from '../../shell/services.tsx';
import type { RunTask } from '../conversation/tasks.ts';
import type { UndoTask } from '../conversation/undo.ts';
import type { TaskContext } from './runOnAccount.ts';

/** Runs what the assistant asks for as if the user did it, with the same checks, writes and toasts, and undoes it. */
export function useActions(options: Pick<TaskContext, 'account' | 'onShow' | 'onSignOut'>) {
  const services = useServices();
  const retryAfterReauth = useRetryAfterReauth();
  const context: TaskContext = { ...options, services, retryAfterReauth };

  // The conversation keeps these functions for good, which must act on the account as it is when they are called.
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });
  const [actions] = useState((): { runTask: RunTask; undoTask: UndoTask } => ({
    async runTask(task, from) {
      const { runOnAccount } = await import('./runOnAccount.ts');
      return runOnAccount(task, from, latest.current);
    },
    async undoTask(task, before) {
      const { undoOnAccount } = await import('./undoOnAccount.ts');
      return undoOnAccount(task, before, latest.current);
    },
  }));
  return actions;
}
