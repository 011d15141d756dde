import { planById, type Plan } from './plans.ts';
import { checkDescription, checkFullName, checkLocation } from './validation.ts';

/** What the assistant asks for, as it arrived. */
export interface ToolCall {
  id: string;
  name: string;
  /** An object, or JSON of one. Not checked. */
  arguments: unknown;
}

/** What became of it, in a sentence for the assistant. */
export interface ToolResult {
  id: string;
  name: string;
  result: string;
}

/** What is absent stays as it is. */
export interface ProfileFields {
  fullName?: string;
  location?: string;
  description?: string;
}

/** A tool call that was understood. */
export type Task =
  | { name: 'show_billing' | 'show_dashboard' | 'sign_out' }
  | { name: 'edit_profile'; fields: ProfileFields }
  | { name: 'subscribe'; plan: Plan['id'] };

/** `message`: a sentence for the assistant, and for the user to read. */
export type ReadTask = { ok: true; task: Task } | { ok: false; message: string };

const refused = (message: string): ReadTask => ({ ok: false, message });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Undefined when it is neither an object nor JSON of one; nothing at all counts as an empty one. */
function argumentsOf(value: unknown) {
  if (value === undefined || value === null || value === '') return {};
  if (typeof value !== 'string') return isRecord(value) ? value : undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

const profileFields = {
  fullName: checkFullName,
  location: checkLocation,
  description: checkDescription,
} as const;

function readFields(given: Record<string, unknown>): ReadTask {
  const fields: ProfileFields = {};
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(profileFields, name))
      return refused(`A profile has no field '${name}' that can be edited.`);
    if (typeof value !== 'string') return refused(`The field '${name}' must be text.`);
    const field = name as keyof ProfileFields;
    const problem = profileFields[field](value);
    if (problem) return refused(problem);
    fields[field] = value.trim();
  }
  if (Object.keys(fields).length === 0)
    return refused('Say what to change: fullName, location or description.');
  return { ok: true, task: { name: 'edit_profile', fields } };
}

/** Refuses unknown tools and bad arguments with a sentence. */
export function readToolCall({ name, arguments: raw }: Omit<ToolCall, 'id'>): ReadTask {
  const given = argumentsOf(raw);
  if (!given) return refused(`The arguments of '${name}' must be an object.`);
  switch (name) {
    case 'show_billing':
    case 'show_dashboard':
    case 'sign_out':
      return { ok: true, task: { name } };
    case 'edit_profile':
      return readFields(isRecord(given.fields) ? given.fields : given);
    case 'subscribe': {
      const plan = typeof given.plan === 'string' ? planById(given.plan.trim().toLowerCase()) : undefined;
      if (!plan) return refused("There is no such plan. Choose 'free', 'pro' or 'enterprise'.");
      return { ok: true, task: { name, plan: plan.id } };
    }
    default:
      return refused(`There is no tool '${name}'.`);
  }
}

/** Such a task is done only after the user has said yes. */
export const asksFirst = ({ name }: Task) =>
  name === 'edit_profile' || name === 'subscribe' || name === 'sign_out';
