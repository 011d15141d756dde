import type { ESTree } from 'vite';

/** Any node of a syntax tree, with its place in the source. */
export type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** All nodes right below this one, in the order of the source. */
export const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .toSorted((a, b) => a.start - b.start);

/** A value without what TypeScript says about it: `x satisfies T` and `x as T` are `x`. */
export function bare(node: Node): Node {
  return node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'ParenthesizedExpression'
    ? bare(node.expression)
    : node;
}

/** The name of a property that is not computed. */
export function keyOf(property: Node): string | undefined {
  if (property.type !== 'Property' || property.computed) return undefined;
  const { key } = property;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}

/** The values of an object's plain properties, by name. */
export const valuesOf = (object: Node): Map<string, Node> =>
  new Map(
    (object.type === 'ObjectExpression' ? object.properties : []).flatMap((property) => {
      const key = keyOf(property);
      return key !== undefined && property.type === 'Property' ? [[key, property.value] as const] : [];
    }),
  );

/** The names that a parameter or the left side of a declaration introduces. */
function namesIn(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'Property':
      return namesIn(pattern.value);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return pattern.type === 'ObjectPattern' || pattern.type === 'ArrayPattern'
        ? childrenOf(pattern).flatMap(namesIn)
        : [];
  }
}

/** Every name that is introduced anywhere inside: variables, parameters, functions and type parameters. */
export function introducedIn(node: Node): string[] {
  const own =
    node.type === 'VariableDeclarator'
      ? namesIn(node.id)
      : node.type === 'TSTypeParameter'
        ? namesIn(node.name)
        : 'params' in node && Array.isArray(node.params)
          ? (node.params as Node[]).flatMap(namesIn)
          : [];
  const called = node.type === 'FunctionDeclaration' && node.id ? [node.id.name] : [];
  return [...own, ...called, ...childrenOf(node).flatMap(introducedIn)];
}

/** The children that can refer to something: names of properties and attributes are only text. */
export function referringChildren(node: Node): Node[] {
  const text = new Set<unknown>();
  if (node.type === 'MemberExpression' && !node.computed) text.add(node.property);
  if (node.type === 'Property' && !node.computed) text.add(node.key);
  if (node.type === 'JSXAttribute') text.add(node.name);
  if (node.type === 'JSXMemberExpression') text.add(node.property);
  if (node.type === 'TSPropertySignature' || node.type === 'TSMethodSignature') text.add(node.key);
  return childrenOf(node).filter((child) => !text.has(child));
}

/** The name to which a node refers. Elements such as `div` are no reference. */
export const referenceOf = (node: Node): string | undefined =>
  node.type === 'Identifier' || (node.type === 'JSXIdentifier' && /^[A-Z]/.test(node.name))
    ? node.name
    : undefined;
