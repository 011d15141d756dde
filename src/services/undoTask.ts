import type { Billing, Profile } from './data.ts';
import { planById } from './plans.ts';
import { profileFieldNames } from './profileFields.ts';
import { parseToolCall, type Task, type TaskBefore } from './tools.ts';

/** What a task will replace; empty where that has not loaded, or where it replaces nothing. */
export function taskBefore(
  task: Task,
  { profile, billing }: { profile?: Profile | undefined; billing?: Billing | undefined },
): TaskBefore {
  if (task.name === 'subscribe' && billing)
    return { plan: billing.plan, paymentMethod: billing.paymentMethod };
  if (task.name !== 'edit_profile' || !profile) return {};
  const changed = profileFieldNames.filter((name) => task.fields[name] !== undefined);
  return { fields: Object.fromEntries(changed.map((name) => [name, profile[name]])) };
}

/** The task that brings back what was before; undefined where nobody knows what that was, or it was the same. [A45] */
export function undoTaskFor(task: Task, before: TaskBefore): Task | undefined {
  if (task.name === 'subscribe') {
    const plan = before.plan === undefined ? undefined : planById(before.plan);
    return plan && plan.id !== task.plan ? { name: 'subscribe', plan: plan.id } : undefined;
  }
  if (task.name !== 'edit_profile') return undefined;
  const { fields = {} } = before;
  const names = profileFieldNames.filter((name) => task.fields[name] !== undefined);
  const isKnown = names.every((name) => fields[name] !== undefined);
  const isChange = names.some((name) => fields[name] !== task.fields[name]);
  // An empty name cannot be brought back, because a profile has to have one. [R4]
  const read =
    isKnown && isChange ? parseToolCall({ name: 'edit_profile', arguments: { fields } }) : undefined;
  return read?.ok ? read.task : undefined;
}
