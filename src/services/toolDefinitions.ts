import { tools, type Task } from './tools.ts';

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

/** The tools that the assistant may use, in the format of the provider's API. */
export const toolDefinitions = (Object.keys(tools) as Task['name'][]).map((name): ToolDefinition => {
  const { description, properties = {}, required = [] } = tools[name];
  return {
    type: 'function',
    async: true,
    function: { name, description, parameters: { type: 'object', properties, required } },
  };
});
