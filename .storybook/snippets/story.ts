import type { SourceModule } from './sourceModule.ts';
import { bare, keyOf, type Node } from './syntax.ts';

/** What a story draws, by its source: its file's `meta` and its own properties together. */
export interface StorySource {
  component: string;
  /** The props that it gives, without those that are `undefined`. */
  args: ReadonlyMap<string, Node>;
  render: Node | undefined;
}

/** A story whose source says too little to write down what it draws. */
export class NoSnippet extends Error {}

/** The object for which an expression stands: itself, a constant, or the property of a constant such as `Other.args`. */
function objectAt(module: SourceModule, node: Node): Node {
  const value = bare(node);
  if (value.type === 'ObjectExpression') return value;
  if (value.type === 'Identifier') {
    const constant = module.constants.get(value.name);
    if (constant) return objectAt(module, constant);
  }
  if (value.type === 'MemberExpression' && value.property.type === 'Identifier') {
    const property = propertiesOf(module, value.object).get(value.property.name);
    if (property) return objectAt(module, property);
  }
  throw new NoSnippet(
    `'${module.text.slice(node.start, node.end)}' is no object that is written in this file`,
  );
}

/** The properties of an object, with those of the objects that are spread into it. */
function propertiesOf(module: SourceModule, node: Node): Map<string, Node> {
  const object = objectAt(module, node);
  const all = new Map<string, Node>();
  if (object.type !== 'ObjectExpression') return all;
  for (const property of object.properties) {
    if (property.type === 'SpreadElement')
      for (const [name, value] of propertiesOf(module, property.argument)) all.set(name, value);
    else {
      const key = keyOf(property);
      if (key !== undefined) all.set(key, property.value);
    }
  }
  return all;
}

const isUndefined = (node: Node) => node.type === 'Identifier' && node.name === 'undefined';

/** Reads a story, which is an exported constant of a module with stories. */
export function storySource(module: SourceModule, name: string): StorySource {
  const meta = propertiesOf(module, module.constants.get('meta')!);
  const story = propertiesOf(module, module.constants.get(name)!);
  const component = meta.get('component');
  if (component?.type !== 'Identifier') throw new NoSnippet('its stories have no component');
  const args = new Map<string, Node>();
  for (const part of [meta.get('args'), story.get('args')])
    if (part) for (const [prop, value] of propertiesOf(module, part)) args.set(prop, value);
  for (const [prop, value] of args) if (isUndefined(value)) args.delete(prop);
  return { component: component.name, args, render: story.get('render') ?? meta.get('render') };
}
