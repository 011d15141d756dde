import { planName, plans } from './plans.ts';

interface TaskKind {
  /** Whether it is done only after the user has said yes. */
  needsApproval: boolean;
  title: string | ((plan: string) => string);
}

/** What of each task is needed to show and tell a conversation. The rest is in tools.ts, whose code loads later. */
export const taskKinds = {
  show_billing: { needsApproval: false, title: 'Show Billing & Subscriptions' },
  show_dashboard: { needsApproval: false, title: 'Show the dashboard' },
  edit_profile: { needsApproval: true, title: 'Change your profile' },
  subscribe: {
    needsApproval: true,
    // Only the most expensive plan is an upgrade from every other plan.
    title: (plan) => `${plan === plans.at(-1)?.id ? 'Upgrade' : 'Switch'} to ${planName(plan)}`,
  },
  sign_out: { needsApproval: true, title: 'Sign out' },
  talk_to_human: { needsApproval: true, title: 'Talk to a human' },
} satisfies Readonly<Record<string, TaskKind>>;

export interface AnyTask {
  name: keyof typeof taskKinds;
  plan?: string;
}

/** Whether the task is done only after the user has said yes. */
export const needsApproval = ({ name }: AnyTask) => taskKinds[name].needsApproval;

/** The task in a few words for the user. */
export function taskTitle({ name, plan = '' }: AnyTask) {
  const { title }: TaskKind = taskKinds[name];
  return typeof title === 'string' ? title : title(plan);
}
