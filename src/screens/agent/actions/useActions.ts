import { useEffect, useRef, useState } from 'react';
import { toasts } from '../../../services/messages.ts';
import { withSupport } from '../../../services/withSupport.ts';
import { planName } from '../../../services/plans.ts';
import type { ProfileFields, Task } from '../../../services/tools.ts';
import type { AccountData } from '../../shell/account/useAccount.ts';
import { useSaveProfile } from '../../profile/useSaveProfile.ts';
import { useServices } from '../../shell/services.tsx';
import type { Section } from '../../shell/view.ts';
import type { TaskEntry } from '../conversation/entries.ts';
import type { Act, TaskOutcome } from '../conversation/tasks.ts';

export interface ActionsOptions {
  account: AccountData;
  onShow: (section: Section, askedIn: TaskEntry['from']) => void;
  /** Resolves to whether the user is signed out. */
  onSignOut: () => Promise<boolean>;
}

const done = (result: string): TaskOutcome => ({ ok: true, result });
const not = (result: string): TaskOutcome => ({ ok: false, result });
const loading = (what: string) => not(`Your ${what} has not loaded yet. Try again in a moment.`);

/** What the assistant may do, the way the user would: same checks, same writes, same toasts. */
export function useActions(options: ActionsOptions): Act {
  const { notices, supportEmail } = useServices();
  const save = useSaveProfile(options.account.user);

  async function editProfile(fields: ProfileFields): Promise<TaskOutcome> {
    const { account } = options;
    const before = account.profile.data;
    if (!before) return loading('profile');
    const { fullName, location, description } = before;
    const saved = await save(before, { fullName, location, description, ...fields }, 'keep');
    if (!saved.ok) {
      const failure = toasts.profileFailed(withSupport(saved.failure.message, supportEmail));
      notices.add(failure);
      return not(failure.description);
    }
    account.keepProfile(saved.value);
    // X4: an update from elsewhere than the edit screen.
    notices.add(toasts.profileUpdatedElsewhere);
    return done('The profile was changed.');
  }

  async function subscribe(plan: string): Promise<TaskOutcome> {
    const { account } = options;
    const { data: billing } = account.billing;
    const name = planName(plan);
    if (!billing) return loading('billing');
    if (billing.plan === plan) return not(`You are already on the ${name} plan.`);
    const stored = await account.subscribe(plan);
    if (!stored) return not('Another plan is being processed. Try again when that is done.');
    return stored.ok ? done(`You are on the ${name} plan now.`) : not(stored.message);
  }

  async function act(task: Task, from: TaskEntry['from']): Promise<TaskOutcome | undefined> {
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
        return (await options.onSignOut()) ? undefined : not('You could not be signed out.');
    }
  }

  // The store keeps one function for good; it acts on the account as it is by then.
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const [stable] = useState(() => (task: Task, from: TaskEntry['from']) => latest.current(task, from));
  return stable;
}
