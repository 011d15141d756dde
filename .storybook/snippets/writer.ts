import { NoSnippet } from './story.ts';
import { sourceModule, type SourceModule } from './sourceModule.ts';
import { childrenOf, introducedIn, type Node, referenceOf, referringChildren, valuesOf } from './syntax.ts';

/** Where others import what a file of this house exports, such as `@parley/ui`; `undefined` for what is not public. */
export type PublicEntry = (file: string) => string | undefined;

/** Prints a node, or leaves it to the writer. `print` prints what is inside. */
export type Replacement = (node: Node, print: (node: Node) => string) => string | undefined;

/** Whether an element draws its children in four states, which only the catalogue can force. */
const isStatesFrame = (module: SourceModule, node: Node) =>
  node.type === 'JSXElement' &&
  node.openingElement.name.type === 'JSXIdentifier' &&
  module.imports.get(node.openingElement.name.name)?.from.endsWith('/InteractionStates.tsx') === true;

/** Whether an attribute gives a class from a sheet of the library, which other apps cannot import. */
const isPrivateClass = (module: SourceModule, node: Node) =>
  node.type === 'JSXAttribute' &&
  node.name.name === 'className' &&
  node.value?.type === 'JSXExpressionContainer' &&
  node.value.expression.type === 'Identifier' &&
  module.imports.get(node.value.expression.name)?.from.endsWith('.css.ts') === true;

/** Prints code of stories as code of another app, and collects the imports and constants that it needs there. */
export function codeWriter(publicEntry: PublicEntry) {
  const imports = new Map<string, Set<string>>();
  const statements: string[] = [];
  const done = new Set<string>();
  const declared = new Map<string, string>();

  function addImport(from: string, name: string, isType: boolean) {
    const names = imports.get(from) ?? new Set();
    // A type that is imported as a value as well needs no import of its own.
    imports.set(from, names.add(isType ? `type ${name}` : name));
  }

  function need(module: SourceModule, name: string) {
    const key = `${module.file}#${name}`;
    if (done.has(key)) return;
    done.add(key);
    const imported = module.imports.get(name);
    if (imported) return needImported(name, imported);
    const statement = module.statements.get(name);
    // Everything else belongs to the language or to the browser.
    if (!statement) return;
    const other = declared.get(name);
    if (other !== undefined)
      throw new NoSnippet(`'${name}' means one thing in ${module.file} and another in ${other}`);
    declared.set(name, module.file);
    statements.push(print(module, statement));
  }

  function needImported(
    local: string,
    { from, name, isType }: { from: string; name: string; isType: boolean },
  ) {
    if (from.startsWith('storybook')) throw new NoSnippet(`it draws with '${name}' of the catalogue`);
    const entry = from.startsWith('/') ? publicEntry(from) : from;
    if (entry !== undefined) return addImport(entry, name === local ? name : `${name} as ${local}`, isType);
    if (!/\/[^/.]+(\.fixture)?\.ts$/.test(from) || name !== local)
      throw new NoSnippet(`'${name}' is a part that the library keeps to itself`);
    need(sourceModule(from), name);
  }

  /** The value for which `hostile.unbroken` of a file that is not public stands, or `meta.args.text` of the stories. */
  function constantProperty(module: SourceModule, node: Node): string | undefined {
    if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined;
    const { object, property } = node;
    if (module.text.slice(object.start, object.end) === 'meta.args') {
      const args = valuesOf(module.constants.get('meta')!).get('args');
      const value = args && valuesOf(args).get(property.name);
      return value && print(module, value);
    }
    const imported = object.type === 'Identifier' ? module.imports.get(object.name) : undefined;
    if (!imported?.from.startsWith('/') || publicEntry(imported.from) !== undefined) return undefined;
    const other = sourceModule(imported.from);
    const value = valuesOf(other.constants.get(imported.name) ?? node).get(property.name);
    return value && print(other, value);
  }

  function print(module: SourceModule, root: Node, replace?: Replacement): string {
    const introduced = new Set(introducedIn(root));
    const isFn = (node: Node) =>
      node.type === 'Identifier' &&
      module.imports.get(node.name)?.from === 'storybook/test' &&
      node.name === 'fn';

    function walk(node: Node): string {
      const replaced = replace?.(node, walk) ?? constantProperty(module, node);
      if (replaced !== undefined) return replaced;
      if (node.type === 'CallExpression' && isFn(node.callee)) {
        const [does] = node.arguments;
        return does ? walk(does) : '() => {}';
      }
      if (node.type === 'JSXElement' && isStatesFrame(module, node)) {
        const inside = node.children.filter((child) => child.type !== 'JSXText');
        return inside.length === 1 ? walk(inside[0]!) : `<>${inside.map(walk).join('')}</>`;
      }
      // A class of the library's own styles, on a control that is not the library's.
      if (isPrivateClass(module, node)) return '';
      const name = referenceOf(node);
      if (name !== undefined && !introduced.has(name)) need(module, name);
      return pieces(node, referringChildren(node));
    }

    /** The source of a node, with its children printed. */
    function pieces(node: Node, referring: readonly Node[]) {
      // A shorthand property has its name and its value in one place.
      if (node.type === 'Property' && node.shorthand) {
        const value = walk(node.value);
        const name = module.text.slice(node.key.start, node.key.end);
        return value.startsWith(name) ? value : `${name}: ${value}`;
      }
      let text = '';
      let at = node.start;
      for (const child of childrenOf(node)) {
        const printed = referring.includes(child) ? walk(child) : module.text.slice(child.start, child.end);
        text += module.text.slice(at, child.start) + printed;
        at = child.end;
      }
      return text + module.text.slice(at, node.end);
    }

    return walk(root);
  }

  const head = () =>
    [
      [...imports]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([from, names]) => `import { ${[...names].toSorted().join(', ')} } from '${from}';\n`)
        .join(''),
      ...statements,
    ].join('\n');

  return { need, print, addImport, head };
}
