import { tools, type Task } from './tools.ts';

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
      properties: Readonly<Record<string, { type: 'string'; description: string; enum?: readonly string[] }>>;
      required: readonly string[];
    };
  };
}

/** What the assistant may do on the page, in the words of its provider. */
export const toolDefinitions = (Object.keys(tools) as Task['name'][]).map((name): ToolDefinition => {
  const { description, properties = {}, required = [] } = tools[name];
  return {
    type: 'function',
    async: true,
    function: { name, description, parameters: { type: 'object', properties, required } },
  };
});
