import { parseSync, Visitor, type ESTree } from 'vite';

export interface Requirement {
  id: string;
  mark: 'done' | 'later';
}

/** A test or a story that names a requirement. */
export interface Proof {
  id: string;
  file: string;
  /** A test's title, or a story's `parameters.requirements`. */
  title: string;
}

/** The ledger's rows: `| S8 | … | done |`. */
export function readLedger(markdown: string): Requirement[] {
  const rows = [...markdown.matchAll(/^\| ([A-Z]\d+) \|.*\| *(\S*) *\|$/gm)];
  const ids = rows.map(([, id]) => id);
  return rows.map(([, id = '', mark], at) => {
    // Git keeps both when two branches have changed a row or written the same one.
    if (ids.indexOf(id) !== at) throw new Error(`The ledger has ${id} twice. Keep one row.`);
    if (mark !== 'done' && mark !== 'later')
      throw new Error(`The ledger marks ${id} as '${mark}'. Use 'done' or 'later'.`);
    return { id, mark };
  });
}

const named = (title: string) =>
  [...title.matchAll(/\[([A-Z]\d+(?:, ?[A-Z]\d+)*)\]/g)].flatMap(([, ids = '']) => ids.split(/, ?/));

/** The name with which a call such as `it.each(…)` or `test.for(…)` begins; '' for a test that does not run. */
function runner(node: ESTree.Expression): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'CallExpression' || node.type === 'TaggedTemplateExpression')
    return runner(node.type === 'CallExpression' ? node.callee : node.tag);
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return '';
  return ['skip', 'todo', 'fails'].includes(node.property.name) ? '' : runner(node.object);
}

function textOf(node: ESTree.Argument | undefined) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('…');
  return '';
}

/** Reads what would run, not the text: a comment or a skipped test proves nothing. */
export function proofsIn(file: string, source: string): Proof[] {
  const found: Proof[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (!['it', 'test', 'describe'].includes(runner(callee))) return;
      const title = textOf(first);
      found.push(...named(title).map((id) => ({ id, file, title })));
    },
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || key.name !== 'requirements' || value.type !== 'ArrayExpression')
        return;
      for (const element of value.elements)
        if (element?.type === 'Literal' && typeof element.value === 'string')
          found.push({ id: element.value, file, title: 'a story' });
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** 'call-end resets the timer [S8]': words, then one list of ids. */
const endsWithIds = /^[^[].* \[[A-Z]\d+(?:, ?[A-Z]\d+)*\]$/;

export interface Findings {
  /** Done, as the ledger says, but nothing proves it. */
  unproved: string[];
  /** Named by a test, but not in the ledger. */
  unknown: Proof[];
  /** Titles with an id before their end. They are sentences first. */
  misplaced: Proof[];
}

export function compare(ledger: readonly Requirement[], proofs: readonly Proof[]): Findings {
  const proved = new Set(proofs.map(({ id }) => id));
  const known = new Set(ledger.map(({ id }) => id));
  return {
    unproved: ledger.filter(({ id, mark }) => mark === 'done' && !proved.has(id)).map(({ id }) => id),
    unknown: proofs.filter(({ id }) => !known.has(id)),
    misplaced: proofs.filter(({ title }) => title.includes('[') && !endsWithIds.test(title)),
  };
}
