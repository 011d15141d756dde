import { attribute, content, element } from './elements.ts';
import { NoSnippet, type StorySource } from './story.ts';
import type { SourceModule } from './sourceModule.ts';
import type { ESTree } from 'vite';
import { bare, childrenOf, introducedIn, keyOf, type Node } from './syntax.ts';
import type { codeWriter, Replacement } from './writer.ts';

type Writer = ReturnType<typeof codeWriter>;

const isFunction = (node: Node): node is ESTree.Function | ESTree.ArrowFunctionExpression =>
  node.type === 'ArrowFunctionExpression' ||
  node.type === 'FunctionExpression' ||
  node.type === 'FunctionDeclaration';

/** The one thing that a function returns, if it does nothing else. */
function returned(render: Node): Node | undefined {
  if (!isFunction(render)) return undefined;
  const { body } = render;
  if (!body) return undefined;
  if (body.type !== 'BlockStatement') return bare(body);
  const [only, ...more] = body.body;
  return more.length === 0 && only?.type === 'ReturnStatement' && only.argument
    ? bare(only.argument)
    : undefined;
}

const isName = (node: Node | undefined, name: string) => node?.type === 'Identifier' && node.name === name;

/** The prop for which `args.x` stands. */
const memberOf = (node: Node, args: string) =>
  node.type === 'MemberExpression' && isName(node.object, args) && node.property.type === 'Identifier'
    ? node.property.name
    : undefined;

/** Whether a value may be written down where it is used, although other places use it too. */
const isSimple = (node: Node | undefined) => node?.type === 'Literal';

/** Whether the props are only passed on as `{...args}`, or used where a simple value can stand. */
function onlyPassesOn(node: Node, name: string, { args }: StorySource): boolean {
  if (node.type === 'JSXSpreadAttribute' && isName(node.argument, name)) return true;
  const prop = memberOf(node, name);
  if (prop !== undefined) return isSimple(args.get(prop));
  return (
    !isName(node, name) &&
    childrenOf(node).every((child) => onlyPassesOn(child, name, { args } as StorySource))
  );
}

const printArg = (writer: Writer, module: SourceModule, name: string, node: Node) =>
  attribute(name, writer.print(module, node));

/** The component with the story's props, as a story without `render` draws it. */
export function plainElement(writer: Writer, module: SourceModule, { component, args }: StorySource) {
  const attributes = [...args]
    .filter(([name]) => name !== 'children')
    .map(([name, node]): [name: string, text: string] => [name, printArg(writer, module, name, node)]);
  const inside = args.get('children');
  const children = inside && content(inside, writer.print(module, inside));
  return { component, attributes, children };
}

/** Writes the story's props where `{...args}` and `args.x` stand. */
function withArgs(writer: Writer, module: SourceModule, name: string, { args }: StorySource): Replacement {
  return (node, print) => {
    const prop = memberOf(node, name);
    if (prop !== undefined) {
      const value = args.get(prop);
      return value ? writer.print(module, value) : 'undefined';
    }
    if (node.type !== 'JSXElement') return undefined;
    const { attributes, name: tag } = node.openingElement;
    const isArgs = (each: Node) => each.type === 'JSXSpreadAttribute' && isName(each.argument, name);
    if (!attributes.some(isArgs)) return undefined;
    const own = new Set(
      attributes.flatMap((each) =>
        each.type === 'JSXAttribute' && each.name.type === 'JSXIdentifier' ? [each.name.name] : [],
      ),
    );
    const given = [...args].filter(([each]) => each !== 'children' && !own.has(each));
    const texts = attributes.flatMap((each) =>
      isArgs(each) ? given.map(([key, value]) => printArg(writer, module, key, value)) : [print(each)],
    );
    const inside = args.get('children');
    const children =
      node.closingElement || own.has('children') || !inside
        ? node.children.map(print).join('')
        : content(inside, writer.print(module, inside));
    return element(print(tag), texts, node.closingElement || children !== '' ? children : undefined);
  };
}

/** The function as a component, with the props that it would be given as constants before it. */
function asComponent(writer: Writer, module: SourceModule, render: Node, story: StorySource) {
  if (!isFunction(render)) throw new NoSnippet('its render is no function that is written in this file');
  const [param] = render.params;
  const type = `ComponentProps<typeof ${story.component}>`;
  const constants: string[] = [];
  const value = (prop: string) => {
    const node = story.args.get(prop);
    return node ? writer.print(module, node) : 'undefined';
  };
  if (param) writer.addImport('react', 'ComponentProps', true);
  if (param?.type === 'Identifier') {
    const given = [...story.args].map(([name]) => `${JSON.stringify(name)}: ${value(name)},`);
    constants.push(`const ${param.name}: ${type} = {\n${given.join('\n')}\n};`);
  } else if (param?.type === 'ObjectPattern')
    for (const property of param.properties) {
      const prop = keyOf(property);
      if (prop !== undefined) constants.push(`const ${prop}: ${type}['${prop}'] = ${value(prop)};`);
    }
  const name = (render.type !== 'ArrowFunctionExpression' && render.id?.name) || 'Example';
  const body = render.body ? writer.print(module, render.body) : '';
  const block = render.body?.type === 'BlockStatement' ? body : `{ return (${body}); }`;
  return `${constants.join('\n')}\n\nexport function ${name}() ${block}`;
}

/** What a story's `render` draws, as code. */
export function rendered(writer: Writer, module: SourceModule, given: Node, story: StorySource): string {
  const render =
    given.type === 'Identifier'
      ? (module.constants.get(given.name) ?? module.statements.get(given.name)!)
      : given;
  const drawn = returned(render);
  const [param] = 'params' in render && Array.isArray(render.params) ? (render.params as Node[]) : [];
  if (drawn?.type !== 'JSXElement' && drawn?.type !== 'JSXFragment')
    return asComponent(writer, module, render, story);
  if (!param) return writer.print(module, drawn);
  if (param.type !== 'Identifier' || introducedIn(drawn).includes(param.name))
    return asComponent(writer, module, render, story);
  return onlyPassesOn(drawn, param.name, story)
    ? writer.print(module, drawn, withArgs(writer, module, param.name, story))
    : asComponent(writer, module, render, story);
}
