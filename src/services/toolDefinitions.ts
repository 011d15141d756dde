import { plans } from './plans.ts';
import { mapProfileFields } from './profileFields.ts';
import type { Task } from './tools.ts';

/** A function tool as the assistant's configuration lists it; `parameters` is JSON Schema. */
export interface ToolDefinition {
  type: 'function';
  /** The page runs it, not a server: the assistant goes on talking and is told the result later. */
  async: true;
  function: {
    name: Task['name'];
    description: string;
    parameters: {
      type: 'object';
      properties: Readonly<Record<string, { type: 'string'; description: string; enum?: readonly string[] }>>;
      required: readonly string[];
    };
  };
}

interface Description {
  /** What the tool does, for the assistant. */
  description: string;
  /** The JSON Schema of each argument. */
  properties?: ToolDefinition['function']['parameters']['properties'];
  required?: readonly string[];
}

/** What the assistant is told of each tool. */
const descriptions: Readonly<Record<Task['name'], Description>> = {
  show_billing: { description: 'Opens the page with the plans, the current plan and the payment methods.' },
  show_dashboard: { description: 'Opens the overview: profile, billing status and recent payments.' },
  edit_profile: {
    description:
      'Changes fields of the profile once the user has confirmed it. Give only the fields that change, at least one.',
    properties: mapProfileFields((_name, { label, spoken = label.toLowerCase(), maxLength, isRequired }) => ({
      type: 'string' as const,
      description: `The new ${spoken}, at most ${maxLength} characters${isRequired ? ', not empty' : ''}.`,
    })),
  },
  subscribe: {
    description:
      "Moves the user to a plan once they have confirmed it. Cancelling a paid plan is moving to 'free'.",
    properties: {
      plan: { type: 'string', description: 'The id of the plan.', enum: plans.map(({ id }) => id) },
    },
    required: ['plan'],
  },
  sign_out: { description: 'Signs the user out on every device once they have confirmed it.' },
  talk_to_human: {
    description:
      'Sends the conversation to the people of support once the user has read what is sent and agreed. Only where there is an address of support.',
  },
};

/** The tools that the assistant may use, in the format of the provider's API. */
export const toolDefinitions = (Object.keys(descriptions) as Task['name'][]).map((name): ToolDefinition => {
  const { description, properties = {}, required = [] } = descriptions[name];
  return {
    type: 'function',
    async: true,
    function: { name, description, parameters: { type: 'object', properties, required } },
  };
});
