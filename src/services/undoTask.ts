import { planById, simulatedPaymentMethod } from './plans.ts';
import { profileFieldNames } from './profileFields.ts';
import { parseToolCall, type Task, type TaskBefore } from './tools.ts';

/** The task that brings back what was before; undefined where nobody knows what that was, or it was the same. [A45] */
export function undoTaskFor(task: Task, before: TaskBefore): Task | undefined {
  if (task.name === 'subscribe') {
    const plan = before.plan === undefined ? undefined : planById(before.plan);
    if (!plan || plan.id === task.plan) return undefined;
    const { paymentMethod = simulatedPaymentMethod } = before;
    return {
      name: 'subscribe',
      plan: plan.id,
      ...(paymentMethod !== simulatedPaymentMethod && { paymentMethod }),
    };
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
