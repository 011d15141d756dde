import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';
import { bare, childrenOf, type Node } from './syntax.ts';

interface Import {
  /** The file, or the name of a package. */
  from: string;
  /** What it is called there. */
  name: string;
  isType: boolean;
}

/** A source file, with what its outermost names stand for. */
export interface SourceModule {
  file: string;
  text: string;
  imports: ReadonlyMap<string, Import>;
  /** Statements without `export`, by the names that they declare. */
  statements: ReadonlyMap<string, Node>;
  /** The values of constants. */
  constants: ReadonlyMap<string, Node>;
  /** The names that it exports, in order. */
  exported: readonly string[];
}

const read = new Map<string, { text: string; module: SourceModule }>();

/** Reads a file, and once only as long as it does not change. */
export function sourceModule(file: string): SourceModule {
  const text = readFileSync(file, 'utf8');
  const known = read.get(file);
  if (known?.text === text) return known.module;
  const module = parse(file, text);
  read.set(file, { text, module });
  return module;
}

function parse(file: string, text: string): SourceModule {
  const imports = new Map<string, Import>();
  const statements = new Map<string, Node>();
  const constants = new Map<string, Node>();
  const exported: string[] = [];
  for (const outer of parseSync(file, text).program.body) {
    if (outer.type === 'ImportDeclaration') {
      const from = outer.source.value.startsWith('.')
        ? resolve(dirname(file), outer.source.value)
        : outer.source.value;
      for (const part of outer.specifiers)
        if (part.type === 'ImportSpecifier')
          imports.set(part.local.name, {
            from,
            name: part.imported.type === 'Identifier' ? part.imported.name : part.imported.value,
            isType: outer.importKind === 'type' || part.importKind === 'type',
          });
      continue;
    }
    const isExported = outer.type === 'ExportNamedDeclaration';
    const statement = isExported ? outer.declaration : outer;
    if (!statement) continue;
    for (const declared of statement.type === 'VariableDeclaration' ? childrenOf(statement) : [statement]) {
      const id = 'id' in declared ? declared.id : undefined;
      if (id === null || id === undefined || !('name' in id) || typeof id.name !== 'string') continue;
      statements.set(id.name, statement);
      if (isExported) exported.push(id.name);
      if (declared.type === 'VariableDeclarator' && declared.init)
        constants.set(id.name, bare(declared.init));
    }
  }
  return { file, text, imports, statements, constants, exported };
}
