import type { BillingMode } from '../../../services/billing.ts';
import type { Profile } from '../../../services/data.ts';
import { errorMessages, toasts } from '../../../services/messages.ts';
import { planName } from '../../../services/plans.ts';
import { failed as failure, type Result } from '../../../services/result.ts';
import { taskBefore } from '../../../services/taskBefore.ts';
import type { AccountTask, ProfileFields, Task, TaskBefore } from '../../../services/tools.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { wishForPlan } from '../../billing/stripe/planWish.ts';
import type { useRetryAfterReauth } from '../../auth/reauthentication/retryAfterReauth.tsx';
import { profileSaver } from '../../profile/profileSaver.ts';
import type { AccountData } from '../../shell/account/useAccount.ts';
import type { Services } from '../../shell/services.tsx';
import type { Section } from '../../shell/view.ts';
import type { TaskEntry } from '../conversation/entries.ts';
import type { TaskOutcome } from '../conversation/tasks.ts';

/** What tasks are done with: the account as it is now, and the ways to change it. Every change is written down as the agent's. [U22] */
export interface TaskContext {
  account: AccountData;
  onShow: (section: Section, askedIn: TaskEntry['from']) => void;
  /** Resolves to whether the user was signed out. */
  onSignOut: () => Promise<boolean>;
  services: Pick<
    Services,
    'auth' | 'data' | 'files' | 'pendingPicture' | 'report' | 'loadBilling' | 'toastQueue' | 'supportEmail'
  >;
  retryAfterReauth: ReturnType<typeof useRetryAfterReauth>;
}

const done = (result: string): TaskOutcome => ({ ok: true, result });
const failed = (result: string): TaskOutcome => ({ ok: false, result });
const notLoaded = {
  billing: 'Your billing has not loaded yet. Try again in a moment.',
  profile: 'Your profile has not loaded yet. Try again in a moment.',
};

/** Saves some fields of a profile, with the toast that says how that went, unless the user has left meanwhile. */
export async function saveFields(
  before: Profile,
  fields: ProfileFields,
  { account, services, retryAfterReauth }: TaskContext,
): Promise<TaskOutcome> {
  const save = profileSaver(account, services, retryAfterReauth, new Set());
  const saved = await save(before, fields, 'keep', { by: 'agent' });
  if (!saved.ok) {
    const failure = toasts.profileFailed(withSupportEmail(saved.failure.message, services.supportEmail));
    account.showToast(failure);
    return failed(failure.description);
  }
  // The toast for an update from elsewhere than the edit screen. [X4]
  account.showToast(toasts.profileUpdatedElsewhere);
  return done('The profile was changed.');
}

/** Who sells plans, asked once for each visit. */
export async function billingMode({ services }: Pick<TaskContext, 'services'>): Promise<Result<BillingMode>> {
  try {
    return await (await services.loadBilling()).loadMode();
  } catch {
    return failure({ kind: 'unavailable', message: errorMessages.unavailable });
  }
}

async function subscribe(
  { plan, paymentMethod }: Extract<AccountTask, { name: 'subscribe' }>,
  from: TaskEntry['from'],
  context: TaskContext,
): Promise<TaskOutcome> {
  const { account } = context;
  const { data: billing } = account.billing;
  const name = planName(plan);
  if (!billing) return failed(notLoaded.billing);
  if (billing.plan === plan) return failed(`You are already on the ${name} plan.`);
  const mode = await billingMode(context);
  if (!mode.ok) return failed(mode.failure.message || errorMessages.unexpected);
  if (mode.value === 'none') {
    if (plan !== 'free' || billing.interval == null) return failed('Plans cannot be changed right now.');
    // What was bought before goes on being charged, and is ended there. [B13]
    context.onShow('billing', from);
    return failed('Plans are not offered right now. You can cancel yours on the billing page.');
  }
  if (mode.value === 'stripe') {
    // Money is confirmed on the billing page, with the provider's figures, and by a press alone. [B17]
    context.onShow('billing', from);
    return wishForPlan(plan);
  }
  const stored = await account.subscribe(plan, 'agent');
  if (!stored) return failed('Another plan is being processed. Try again when that is done.');
  if (!stored.ok) return failed(stored.message);
  // Subscribing has stored another one. [S6]
  if (paymentMethod !== undefined && !(await account.savePaymentMethod(paymentMethod, 'agent'))?.ok)
    return done(`You are on the ${name} plan now. Your payment method has changed: please choose it again.`);
  return done(`You are on the ${name} plan now.`);
}

/** What a task would replace if it were done now. */
export const beforeOnAccount = (task: Task, { profile, billing }: AccountData): TaskBefore =>
  taskBefore(task, { profile: profile.data, billing: billing.data });

/** Does a task. Resolves to undefined when the user was signed out by it, so that there is nobody to tell. */
export async function runOnAccount(
  task: AccountTask,
  from: TaskEntry['from'],
  context: TaskContext,
): Promise<TaskOutcome | undefined> {
  const { account, onShow, onSignOut } = context;
  const { data: profile } = account.profile;
  switch (task.name) {
    case 'show_billing':
      onShow('billing', from);
      return done('The billing screen is shown.');
    case 'show_dashboard':
      onShow('dashboard', from);
      return done('The dashboard is shown.');
    case 'edit_profile':
      return profile ? saveFields(profile, task.fields, context) : failed(notLoaded.profile);
    case 'subscribe':
      return subscribe(task, from, context);
    case 'sign_out':
      return (await onSignOut()) ? undefined : failed('You could not be signed out.');
    default:
      return task satisfies never;
  }
}
