import { simulatedPaymentMethod } from '../../../services/plans.ts';
import { profileFieldNames } from '../../../services/profileFields.ts';
import type { ProfileFields, Task, TaskBefore } from '../../../services/tools.ts';
import { undoTaskFor } from '../../../services/undoTask.ts';
import type { UndoOutcome } from '../conversation/undo.ts';
import { billingMode, saveFields, type TaskContext } from './runOnAccount.ts';

const notUndone = (result: string): UndoOutcome => ({ ok: false, result: `Not undone. ${result}` });
const changedSince = (result: string): UndoOutcome => ({ ok: false, isChangedSince: true, result });

/** Brings former values back, if what is stored now is what the task had stored. [A45] */
async function undoProfile(
  set: ProfileFields,
  former: ProfileFields,
  context: TaskContext,
): Promise<UndoOutcome> {
  const { account, services } = context;
  const now = await services.data.loadProfile(account.user);
  if (!now.ok) return notUndone(now.failure.message);
  account.setCachedProfile(now.value);
  if (profileFieldNames.some((name) => set[name] !== undefined && set[name] !== now.value[name]))
    return changedSince('Not undone: your profile was changed again since.');
  const saved = await saveFields(now.value, former, context);
  return saved.ok
    ? { ok: true, result: 'It was undone: your profile is as it was before.' }
    : notUndone(saved.result);
}

/**
 * Money is moved by it, so that it only finds out whether the plan may still be undone, and has it asked. A payment method that was
 * chosen since stays. [A46]
 */
async function undoPlan(
  plan: string,
  former: Extract<Task, { name: 'subscribe' }>,
  context: TaskContext,
): Promise<UndoOutcome> {
  const { account, services } = context;
  const mode = await billingMode(context);
  if (!mode.ok) return notUndone(mode.failure.message);
  // A plan that is paid ends later, and is taken back where it was decided. [B17]
  if (mode.value !== 'simulated')
    return {
      ok: false,
      isChangedSince: true,
      result: 'Not undone here: change your plan on the billing page.',
    };
  const now = await services.data.loadBilling(account.user.id);
  if (!now.ok) return notUndone(now.failure.message);
  const { paymentMethod } = now.value;
  if (now.value.plan === plan)
    return {
      ok: true,
      asks: paymentMethod === simulatedPaymentMethod ? former : { ...former, paymentMethod },
    };
  void account.billing.refetch();
  return changedSince('Not undone: your plan was changed again since.');
}

/** Undoes a task that was done, unless what it changed has been changed again. */
export async function undoOnAccount(
  task: Task,
  before: TaskBefore,
  context: TaskContext,
): Promise<UndoOutcome> {
  const former = undoTaskFor(task, before);
  if (task.name === 'edit_profile' && former?.name === 'edit_profile')
    return undoProfile(task.fields, former.fields, context);
  if (task.name === 'subscribe' && former?.name === 'subscribe') return undoPlan(task.plan, former, context);
  return notUndone('Nobody knows what was before.');
}
