import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync, Visitor, type ESTree } from 'vite';

/** What a declaration file declares. */
interface Declared {
  /** By the name of a declaration: the names of types that it uses. */
  uses: Map<string, Set<string>>;
  exported: Set<string>;
  /** By local name. */
  imports: Map<string, { file: string; name: string }>;
  /** Files that are exported as a whole. */
  whole: string[];
}

const nameOf = (node: ESTree.Node) =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : '';

/** The names of types within a node, those of `import('./a.js').A` as 'file#name'. */
function typesIn(node: ESTree.Node, file: string, source: string) {
  const found = new Set<string>();
  const text = source.slice(node.start, node.end);
  const wrapped = `declare const declaration: 0;\n${text.replace(/^export (default )?/, '')}`;
  const add = (each: ESTree.Node) => {
    if (each.type === 'Identifier') found.add(each.name);
  };
  new Visitor({
    TSTypeReference: ({ typeName }) => add(typeName),
    TSInterfaceHeritage: ({ expression }) => add(expression),
    TSImportType({ source: from, qualifier }) {
      if (from.value.startsWith('.') && qualifier)
        found.add(`${join(dirname(file), from.value).replace(/\.js$/, '.d.ts')}#${nameOf(qualifier)}`);
    },
  }).visit(parseSync(file, wrapped).program);
  return found;
}

function lookInto(file: string, source: string): Declared {
  const declared: Declared = { uses: new Map(), exported: new Set(), imports: new Map(), whole: [] };
  const target = (specifier: string) => join(dirname(file), specifier).replace(/\.js$/, '.d.ts');
  for (const statement of parseSync(file, source).program.body) {
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.')) {
      for (const each of statement.specifiers)
        if (each.type === 'ImportSpecifier')
          declared.imports.set(each.local.name, {
            file: target(statement.source.value),
            name: nameOf(each.imported),
          });
      continue;
    }
    if (statement.type === 'ExportAllDeclaration') {
      declared.whole.push(target(statement.source.value));
      continue;
    }
    const isExport = statement.type === 'ExportNamedDeclaration';
    if (isExport)
      for (const { local, exported } of statement.specifiers) {
        declared.exported.add(nameOf(exported));
        if (statement.source)
          declared.imports.set(nameOf(exported), {
            file: target(statement.source.value),
            name: nameOf(local),
          });
      }
    const declaration = isExport ? statement.declaration : statement;
    if (!declaration) continue;
    const names =
      declaration.type === 'VariableDeclaration'
        ? declaration.declarations.map(({ id }) => nameOf(id))
        : 'id' in declaration && declaration.id
          ? [nameOf(declaration.id)]
          : [];
    for (const name of names) {
      const types = declared.uses.get(name) ?? new Set<string>();
      for (const type of typesIn(declaration, file, source)) types.add(type);
      declared.uses.set(name, types);
      if (isExport) declared.exported.add(name);
    }
  }
  return declared;
}

/**
 * The types that a reader of an entry's signatures needs and cannot import from it. `missing`: by name, the file that exports it.
 * `hidden`: no file does, so that a source has to be changed. Files are relative to `outDir`.
 */
export function unexportedTypes(outDir: string, entry: string) {
  const cache = new Map<string, Declared>();
  const look = (file: string) => {
    const declared = cache.get(file) ?? lookInto(file, readFileSync(join(outDir, file), 'utf8'));
    cache.set(file, declared);
    return declared;
  };
  const { whole, exported, imports } = look(entry);
  const publicTypes = new Set(
    whole.flatMap((file) => [...look(file).exported].map((name) => `${file}#${name}`)),
  );
  for (const name of exported) {
    const from = imports.get(name);
    if (from) publicTypes.add(`${from.file}#${from.name}`);
  }
  const missing = new Map<string, string>();
  const hidden: string[] = [];
  const queue = [...publicTypes];
  const seen = new Set(queue);
  for (const each of queue) {
    const [file = '', name = ''] = each.split('#');
    const { uses, imports: imported, exported: own } = look(file);
    for (const used of uses.get(name) ?? []) {
      const from = imported.get(used);
      const id = used.includes('#') ? used : from ? `${from.file}#${from.name}` : `${file}#${used}`;
      // Neither declared here nor imported from the package: TypeScript's, React's, or a parameter's name.
      if (!used.includes('#') && !from && !uses.has(used)) continue;
      if (seen.has(id)) continue;
      seen.add(id);
      queue.push(id);
      if (!used.includes('#') && !from && !own.has(used)) hidden.push(`${file}: ${used}`);
      else missing.set(id.split('#')[1] ?? '', id.split('#')[0] ?? '');
    }
  }
  return { missing, hidden };
}
