import { planById, planName, plans, type Plan } from './plans.ts';
import { profileFieldNames, profileFields, type ProfileFieldName } from './profileFields.ts';
import { detail, planDetails, type TaskDetail } from './taskDetails.ts';
import { taskTitle } from './taskKinds.ts';
import { profileChecks } from './validation.ts';
import { isRecord } from './isRecord.ts';

/** A tool call as it arrived from the assistant. */
export interface ToolCall {
  id: string;
  name: string;
  /** An object or a JSON text of one, not checked yet. */
  arguments: unknown;
}

/** The result of a tool call, in a sentence for the assistant. */
export interface ToolResult {
  id: string;
  name: string;
  result: string;
}

/** The fields to change; a field that is absent stays as it is. */
export type ProfileFields = Partial<Record<ProfileFieldName, string>>;

/** A tool call whose name and arguments were checked. */
export type Task =
  | { name: 'show_billing' }
  | { name: 'show_dashboard' }
  | { name: 'edit_profile'; fields: ProfileFields }
  /** `paymentMethod`: the label to bring back with a former plan, '' for none. No assistant can ask for it. */
  | { name: 'subscribe'; plan: Plan['id']; paymentMethod?: string }
  | { name: 'sign_out' }
  | { name: 'talk_to_human' };

/** A task that changes or shows something of the account. The other one sends the conversation itself. */
export type AccountTask = Exclude<Task, { name: 'talk_to_human' }>;

/** The account as it is before a task: its card shows it beside the new values, and Undo brings it back. */
export interface TaskBefore {
  /** Those fields of the profile that the task changes. */
  fields?: ProfileFields;
  /** The id of the plan, as stored. */
  plan?: string;
  /** The label of the payment method; '' when none is chosen. */
  paymentMethod?: string;
}

/** A task in words for the user, to read before and after it is done. */
export interface TaskTexts {
  title: string;
  /** The label of the button that approves it. */
  confirm: string;
  /** `before`: what the value replaces; absent where nothing is replaced or nobody knows. */
  details: readonly TaskDetail[];
}

/** `message`: why the call was refused, in a sentence for both the assistant and the user. */
export type ParsedToolCall = { ok: true; task: Task } | { ok: false; message: string };

const refused = (message: string): ParsedToolCall => ({ ok: false, message });

/**
 * The arguments as an object. Nothing at all counts as an empty one; undefined for what is not an object or its
 * JSON.
 */
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

/** A list such as 'a, b or c'. */
const choices = (names: readonly string[]) => names.join(', ').replace(/, (?=[^,]*$)/, ' or ');

function readFields(given: Record<string, unknown>): ParsedToolCall {
  const fields: ProfileFields = {};
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(profileChecks, name))
      return refused(`A profile has no field '${name}' that can be edited.`);
    if (typeof value !== 'string') return refused(`The field '${name}' must be text.`);
    const field = name as ProfileFieldName;
    const problem = profileChecks[field](value);
    if (problem) return refused(problem);
    fields[field] = value.trim();
  }
  if (Object.keys(fields).length === 0) return refused(`Say what to change: ${choices(profileFieldNames)}.`);
  return { ok: true, task: { name: 'edit_profile', fields } };
}

interface Tool<Asked extends Task> {
  read(given: Record<string, unknown>): ParsedToolCall;
  /** What a yes by voice has to repeat, so that nobody pays or leaves by a word that was misheard. [A41] */
  nameToSay?(task: Asked): string;
  words(task: Asked, before: TaskBefore): Omit<TaskTexts, 'title'>;
}

type Tools = { readonly [Name in Task['name']]: Tool<Extract<Task, { name: Name }>> };

const showing = (name: 'show_billing' | 'show_dashboard') => ({
  read: (): ParsedToolCall => ({ ok: true, task: { name } }),
  words: () => ({ confirm: 'Show it', details: [] }),
});

/** Stands on a card for a field without a text. */
export const emptyValue = '(empty)';

/**
 * Everything that the assistant may do on the page; runOnAccount.ts does it. Their titles, and which of them ask first, are in
 * taskKinds.ts. What the assistant is told of each is in toolDefinitions.ts, which the page does not load. [V17]
 */
const tools: Tools = {
  show_billing: showing('show_billing'),
  show_dashboard: showing('show_dashboard'),
  edit_profile: {
    read: (given) => readFields(isRecord(given.fields) ? given.fields : given),
    words: ({ fields }, { fields: former = {} }) => ({
      confirm: 'Change my profile',
      details: profileFieldNames.flatMap((name) => {
        const value = fields[name];
        if (value === undefined) return [];
        const before = former[name];
        return [detail(profileFields[name].label, value || emptyValue, before === '' ? emptyValue : before)];
      }),
    }),
  },
  subscribe: {
    read(given) {
      const plan = typeof given.plan === 'string' ? planById(given.plan.trim().toLowerCase()) : undefined;
      if (!plan)
        return refused(`There is no such plan. Choose ${choices(plans.map(({ id }) => `'${id}'`))}.`);
      return { ok: true, task: { name: 'subscribe', plan: plan.id } };
    },
    nameToSay: ({ plan }) => planName(plan),
    words: ({ plan, paymentMethod }, before) => ({
      confirm: `Subscribe to ${planName(plan)}`,
      details: plans.flatMap((each) => (each.id === plan ? planDetails(each, before, paymentMethod) : [])),
    }),
  },
  sign_out: {
    read: () => ({ ok: true, task: { name: 'sign_out' } }),
    nameToSay: () => 'sign out',
    words: () => ({
      confirm: 'Sign out',
      details: [detail('Where', 'On every device, this one included')],
    }),
  },
  talk_to_human: {
    read: () => ({ ok: true, task: { name: 'talk_to_human' } }),
    words: () => ({
      confirm: 'See what is sent',
      details: [detail('Sends', 'This conversation and a note of yours, once you agree')],
    }),
  },
};

/** Checks a tool call. An unknown tool or bad arguments are refused in a sentence. */
export function parseToolCall({ name, arguments: raw }: Omit<ToolCall, 'id'>): ParsedToolCall {
  const given = argumentsOf(raw);
  if (!given) return refused(`The arguments of '${name}' must be an object.`);
  return Object.hasOwn(tools, name)
    ? tools[name as Task['name']].read(given)
    : refused(`There is no tool '${name}'.`);
}

/** The task in words for the user. `before`: what it replaces, as far as that is known. */
export const taskTexts = (task: Task, before: TaskBefore = {}): TaskTexts => ({
  title: taskTitle(task),
  ...(tools[task.name] as Tool<Task>).words(task, before),
});

/** What a yes may repeat of a task for which it need not. */
const shortNames: Partial<Record<Task['name'], string>> = {
  edit_profile: 'change it',
  talk_to_human: 'talk to a human',
};

/** The yes that names a task: nobody can mean anything else by it. */
export const namedYes = (task: Task) =>
  `yes, ${(tools[task.name] as Tool<Task>).nameToSay?.(task) ?? shortNames[task.name]}`;

/** The words that agree to a task, and whether a spoken yes has to repeat the name in them. [A41] */
export function spokenYes(task: Task) {
  const name = (tools[task.name] as Tool<Task>).nameToSay?.(task);
  return { words: name === undefined ? 'yes' : `yes, ${name}`, isNameNeeded: name !== undefined };
}
