import type { Billing, Profile } from './data.ts';
import { profileFieldNames } from './profileFields.ts';
import type { Task, TaskBefore } from './tools.ts';

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
