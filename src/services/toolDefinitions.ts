import { plans } from './plans.ts';
import type { Task } from './tools.ts';

/** A function tool as the assistant's configuration lists it; `parameters` is JSON Schema. */
export interface ToolDefinition {
  type: 'function';
  /** The page does it and no server: the assistant goes on talking, and is told what became of it. */
  async: true;
  function: {
    name: Task['name'];
    description: string;
    parameters: {
      type: 'object';
      properties: Record<string, { type: 'string'; description: string; enum?: readonly string[] }>;
      required: readonly string[];
    };
  };
}

const tool = (
  name: Task['name'],
  description: string,
  properties: ToolDefinition['function']['parameters']['properties'] = {},
  required: readonly string[] = [],
): ToolDefinition => ({
  type: 'function',
  async: true,
  function: { name, description, parameters: { type: 'object', properties, required } },
});

/** What the assistant may do on the page; `readToolCall` understands each of them. */
export const toolDefinitions: readonly ToolDefinition[] = [
  tool('show_billing', 'Opens the page with the plans, the current plan and the payment methods.'),
  tool('show_dashboard', 'Opens the overview: profile, billing status and recent payments.'),
  tool(
    'edit_profile',
    'Changes fields of the profile once the user has confirmed it. Give only the fields that change, at least one.',
    {
      fullName: { type: 'string', description: 'The new full name, at most 200 characters, not empty.' },
      location: { type: 'string', description: 'The new location, at most 200 characters.' },
      description: {
        type: 'string',
        description: 'The new description of the user, at most 2000 characters.',
      },
    },
  ),
  tool(
    'subscribe',
    "Moves the user to a plan once they have confirmed it. Cancelling a paid plan is moving to 'free'.",
    { plan: { type: 'string', description: 'The id of the plan.', enum: plans.map(({ id }) => id) } },
    ['plan'],
  ),
  tool('sign_out', 'Signs the user out on every device once they have confirmed it.'),
];
