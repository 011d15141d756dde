import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path/posix';
import { parseSync, Visitor, type ESTree } from 'vite';

const require = createRequire(import.meta.url);
/** What React offers where server components run: every other name is for clients alone. */
const serverNames = new Set(
  Object.keys(
    require(join(dirname(require.resolve('react/package.json')), 'react.react-server.js')) as object,
  ),
);

interface Found {
  /** The names that the module imports, by specifier. */
  imports: Map<string, Map<string, string>>;
  /** Why the module cannot run on a server by itself; undefined where nothing says so. */
  reason?: string;
  /** Imported functions that the module calls. */
  called: Set<string>;
  /** Components that get a function of this module as a prop. */
  fed: Set<string>;
}

const isHandler = (name: string) => /^on[A-Z]/.test(name) || name === 'ref';

const keyOf = ({ key }: ESTree.ObjectProperty) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

/** The names that a parameter or a variable declares. */
function namesOf(pattern: ESTree.Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesOf(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesOf(element) : []));
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'RestElement':
      return namesOf(pattern.argument);
    default:
      return [];
  }
}

/** The names that come from outside a module's functions, and are passed on at most: parameters, and what is taken from them. */
function passedNames(program: ESTree.Program) {
  const passed = new Set<string>();
  const fromParameters = (node: { params: readonly ESTree.Node[] }) => {
    for (const parameter of node.params) for (const name of namesOf(parameter)) passed.add(name);
  };
  new Visitor({
    FunctionDeclaration: fromParameters,
    FunctionExpression: fromParameters,
    ArrowFunctionExpression: fromParameters,
    VariableDeclarator({ id, init }) {
      if (init?.type === 'Identifier' && passed.has(init.name))
        for (const name of namesOf(id)) passed.add(name);
    },
  }).visit(program);
  return passed;
}

/** Whether an expression can be a function that the module itself has made, and not one that a caller gave. */
function isOwnFunction(value: ESTree.Node, passed: ReadonlySet<string>): boolean {
  switch (value.type) {
    case 'Literal':
      return false;
    case 'Identifier':
      return value.name !== 'undefined' && !passed.has(value.name);
    case 'MemberExpression':
      return isOwnFunction(value.object, passed);
    case 'LogicalExpression':
      return isOwnFunction(value.right, passed);
    case 'ConditionalExpression':
      return isOwnFunction(value.consequent, passed) || isOwnFunction(value.alternate, passed);
    case 'ChainExpression':
      return isOwnFunction(value.expression, passed);
    case 'UnaryExpression':
      return false;
    default:
      return true;
  }
}

function lookInto(source: string, file: string): Found {
  const { program } = parseSync(file, source);
  const passed = passedNames(program);
  const found: Found = { imports: new Map(), called: new Set(), fed: new Set() };
  new Visitor({
    ImportDeclaration({ source: { value: specifier }, specifiers }) {
      const names = found.imports.get(specifier) ?? new Map<string, string>();
      found.imports.set(specifier, names);
      for (const each of specifiers) {
        const imported =
          each.type === 'ImportSpecifier'
            ? each.imported.type === 'Identifier'
              ? each.imported.name
              : each.imported.value
            : '*';
        names.set(each.local.name, imported);
        if (specifier === 'react-dom' || (specifier === 'react' && !serverNames.has(imported)))
          found.reason ??= `uses ${imported}`;
      }
    },
    ObjectExpression({ properties }) {
      for (const property of properties) {
        if (property.type !== 'Property' || !isHandler(keyOf(property))) continue;
        if (isOwnFunction(property.value, passed)) found.reason ??= `gives an element its ${keyOf(property)}`;
      }
    },
    CallExpression({ callee, arguments: [type, props] }) {
      const called = callee.type === 'MemberExpression' ? callee.object : callee;
      if (called.type !== 'Identifier') return;
      found.called.add(called.name);
      if (callee.type !== 'Identifier') return;
      if (!/^jsxs?$/.test(callee.name) || type?.type !== 'Identifier') return;
      if (props?.type !== 'ObjectExpression') return;
      const isFed = props.properties.some(
        (property) => property.type === 'Property' && /Function/.test(property.value.type),
      );
      if (isFed) found.fed.add(type.name);
    },
  }).visit(program);
  return found;
}

/**
 * The modules that need 'use client', each with its reason: they use what React has for clients alone, give an element a function
 * of their own, or need another such module for more than rendering it. A component that only passes on a handler works on a
 * server without one. `sources`: built modules by path.
 */
export function clientModules(sources: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const found = new Map([...sources].map(([file, source]) => [file, lookInto(source, file)]));
  const reasons = new Map<string, string>();
  for (const [file, { reason }] of found) if (reason) reasons.set(file, reason);
  const needs = (file: string, { imports, called, fed }: Found) => {
    for (const [specifier, names] of imports) {
      // Of packages that render, all are for clients: Base UI, the icons, Markdown.
      const isClient = specifier.startsWith('.')
        ? reasons.has(join(dirname(file), specifier))
        : !/^react(\/|$)/.test(specifier);
      if (!isClient) continue;
      for (const [local, imported] of names) {
        if (called.has(local)) return `calls ${imported} of ${specifier}`;
        if (fed.has(local)) return `gives ${imported} a function`;
      }
    }
    return undefined;
  };
  for (let before = -1; before !== reasons.size;) {
    before = reasons.size;
    for (const [file, each] of found) {
      const reason = reasons.has(file) ? undefined : needs(file, each);
      if (reason) reasons.set(file, reason);
    }
  }
  return reasons;
}

/** Writes 'use client' at the beginning of the built modules that need it. */
export function markClientModules(outDir: string) {
  const files = globSync('modules/ui/**/*.js', { cwd: outDir }).filter((file) => !file.endsWith('.css.js'));
  const sources = new Map(files.map((file) => [file, readFileSync(join(outDir, file), 'utf8')]));
  for (const file of clientModules(sources).keys())
    writeFileSync(join(outDir, file), `'use client';\n${sources.get(file)}`);
}
