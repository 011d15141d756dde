import { parseSync, type ESTree } from 'vite';

type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A node and everything in it. */
function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item);
  else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) yield* nodesIn(child);
  }
}

/** What a module declares at its top, by name. */
function declarationsOf(program: ESTree.Program) {
  const found = new Map<string, unknown>();
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id)
      found.set(declaration.id.name, declaration);
    if (declaration?.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier') found.set(id.name, init);
  }
  return found;
}

const namesIn = (node: unknown) =>
  [...nodesIn(node)].flatMap(({ type, name }) => (type === 'Identifier' ? [String(name)] : []));

function textsIn(node: unknown) {
  return [...nodesIn(node)].flatMap(({ type, value }) => {
    if (type === 'Literal' && typeof value === 'string') return [value];
    return type === 'TemplateElement' ? [String(Object(value).cooked)] : [];
  });
}

const playsIn = (node: unknown) =>
  [...nodesIn(node)].filter(
    ({ type, key }) => type === 'Property' && isNode(key) && 'name' in key && key.name === 'play',
  );

/**
 * Every text, and every name, in a story's play function and in what it calls in the same file: what it can look for on
 * the screen. What only a handler answers is not among them.
 */
export function textsInPlay(file: string, source: string, story: string) {
  const declarations = declarationsOf(parseSync(file, source).program);
  const own = declarations.get(story);
  // A story may be made by a function of its file.
  const makers = namesIn(own).map((name) => declarations.get(name));
  const visited = new Set<unknown>([own, ...makers].flatMap(playsIn));
  const names = new Set<string>();
  for (const node of visited)
    for (const name of namesIn(node)) {
      names.add(name);
      if (declarations.has(name)) visited.add(declarations.get(name));
    }
  return { texts: [...visited].flatMap(textsIn), names };
}
