// What the agent may do in the app, and what it is told:
//   useActions.ts     runs a task as if the user had done it; undoOnAccount.ts: undoes it
//   lazyCards.tsx     fetches the code of the cards
//   TaskCard.tsx      one task in the conversation; PendingTasks.tsx: the open ones in the voice dialog
//   facts.ts          what the agent is told of the account
// The kinds of tasks are in services/tools.ts, their order and their answers in ../conversation/tasks.ts.
import { useEffect, useRef, useState } from 'react';
import { toasts } from '../../../services/messages.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import type { Profile } from '../../../services/data.ts';
import { profileTexts } from '../../../services/profileFields.ts';
import { planName } from '../../../services/plans.ts';
import type { AccountTask, ProfileFields } from '../../../services/tools.ts';
import type { AccountData } from '../../shell/account/useAccount.ts';
import { useSaveProfile } from '../../profile/useSaveProfile.ts';
import { useServices } from '../../shell/services.tsx';
import type { Section } from '../../shell/view.ts';
import type { TaskEntry } from '../conversation/entries.ts';
import type { RunTask, TaskOutcome } from '../conversation/tasks.ts';
import type { UndoTask } from '../conversation/undo.ts';

export interface ActionsOptions {
  account: AccountData;
  onShow: (section: Section, askedIn: TaskEntry['from']) => void;
  /** Resolves to whether the user was signed out. */
  onSignOut: () => Promise<boolean>;
}

const done = (result: string): TaskOutcome => ({ ok: true, result });
const failed = (result: string): TaskOutcome => ({ ok: false, result });
const notLoaded = (what: string) => failed(`Your ${what} has not loaded yet. Try again in a moment.`);

/** Runs what the assistant asks for as if the user did it, with the same checks, writes and toasts, and undoes it. */
export function useActions(options: ActionsOptions): { runTask: RunTask; undoTask: UndoTask } {
  const { data, toastQueue, supportEmail } = useServices();
  const save = useSaveProfile(options.account.user);

  async function editProfile(fields: ProfileFields): Promise<TaskOutcome> {
    const before = options.account.profile.data;
    return before ? saveFields(before, fields) : notLoaded('profile');
  }

  async function saveFields(before: Profile, fields: ProfileFields): Promise<TaskOutcome> {
    const saved = await save(before, { ...profileTexts(before), ...fields }, 'keep');
    if (!saved.ok) {
      const failure = toasts.profileFailed(withSupportEmail(saved.failure.message, supportEmail));
      toastQueue.add(failure);
      return failed(failure.description);
    }
    options.account.setCachedProfile(saved.value);
    // The toast for an update from elsewhere than the edit screen. [X4]
    toastQueue.add(toasts.profileUpdatedElsewhere);
    return done('The profile was changed.');
  }

  const undoTask: UndoTask = async (task, before) => {
    const { undo } = await import('./undoOnAccount.ts');
    return undo(task, before, { account: options.account, data, saveFields });
  };

  async function subscribe(plan: string): Promise<TaskOutcome> {
    const { account } = options;
    const { data: billing } = account.billing;
    const name = planName(plan);
    if (!billing) return notLoaded('billing');
    if (billing.plan === plan) return failed(`You are already on the ${name} plan.`);
    const stored = await account.subscribe(plan);
    if (!stored) return failed('Another plan is being processed. Try again when that is done.');
    return stored.ok ? done(`You are on the ${name} plan now.`) : failed(stored.message);
  }

  async function runTask(task: AccountTask, from: TaskEntry['from']): Promise<TaskOutcome | undefined> {
    switch (task.name) {
      case 'show_billing':
        options.onShow('billing', from);
        return done('The billing screen is shown.');
      case 'show_dashboard':
        options.onShow('dashboard', from);
        return done('The dashboard is shown.');
      case 'edit_profile':
        return editProfile(task.fields);
      case 'subscribe':
        return subscribe(task.plan);
      case 'sign_out':
        return (await options.onSignOut()) ? undefined : failed('You could not be signed out.');
      default:
        return task satisfies never;
    }
  }

  // The conversation keeps these functions for good, which must act on the account as it is when they are called.
  const latest = useRef({ runTask, undoTask });
  useEffect(() => {
    latest.current = { runTask, undoTask };
  });
  const [stable] = useState((): { runTask: RunTask; undoTask: UndoTask } => ({
    runTask: (task, from) => latest.current.runTask(task, from),
    undoTask: (task, before) => latest.current.undoTask(task, before),
  }));
  return stable;
}
