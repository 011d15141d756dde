import { parseSync, Visitor, type ESTree } from 'vite';

/** Props and attributes that people read or hear. */
const spoken =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|subject|description|hint|text|children)$/;

/** Strings that look like prose and are none: keys of a keyboard and their codes, a type of what is dropped, the name of an error. */
const technical = new Set(
  'Escape Enter Tab Home End ArrowUp ArrowDown ArrowLeft ArrowRight Files ChunkLoadError KeyK'.split(' '),
);
/** Attributes of the browser's own language, and where an error happened, which only its report says. */
const ofBrowser = /^(?:rel|className|style|d|viewBox|allow|sandbox|where)$/;

const hasLetter = (text: string) => /\p{L}/u.test(text);
/** Two words, or one that begins as a sentence does. */
const isProse = (text: string) => /\p{L}\.? \p{L}|^\p{Lu}\p{Ll}/u.test(text) && !technical.has(text);
/** A word beside a value: ' left', 'and '. */
const isBesideValue = (text: string) => /\s\p{L}{2,}(?=[\s.,…]|$)|^\p{L}{2,}\s/u.test(text);

const nameOf = (node: ESTree.Node) =>
  node.type === 'JSXIdentifier' || node.type === 'Identifier'
    ? node.name
    : node.type === 'Literal'
      ? String(node.value)
      : '';

/** The texts that an expression can result in: of a condition its branches, and not what it compares. */
function textsOf(node: ESTree.Node): readonly string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [node.quasis.map(({ value }) => value.raw).join(' ')];
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return textsOf(node.expression);
    default:
      return [];
  }
}

interface Finding {
  line: number;
  /** Its values left out. Undefined for a number or a date. */
  text?: string;
}

/** Each text that a component would say in English whatever its language is, and each number or date of another language. */
export function englishIn(file: string, source: string): readonly Finding[] {
  const { program } = parseSync(file, source);
  const found: Finding[] = [];
  const lineOf = (node: ESTree.Node) => source.slice(0, node.start).split('\n').length;
  const add = (node: ESTree.Node, text: string) =>
    void found.push({ line: lineOf(node), text: text.trim().replaceAll(/\s+/g, ' ') });
  const addSpoken = (node: ESTree.Node) => {
    for (const text of textsOf(node)) if (hasLetter(text)) add(node, text);
  };
  /** Where prose is none: by the beginning of the node. */
  const allowed = new Set<number>();
  const allow = (node: ESTree.Node | null | undefined) => {
    if (node) allowed.add(node.start);
  };
  const prose: [node: ESTree.Node, text: string][] = [];
  new Visitor({
    ImportDeclaration: ({ source: from }) => allow(from),
    ImportExpression: ({ source: from }) => allow(from),
    ExportNamedDeclaration: ({ source: from }) => allow(from),
    TSLiteralType: ({ literal }) => allow(literal),
    // The error of a developer.
    NewExpression({ callee, arguments: [first] }) {
      if (nameOf(callee).endsWith('Error')) allow(first);
      const isIntl = callee.type === 'MemberExpression' && nameOf(callee.object) === 'Intl';
      if (isIntl && nameOf(callee.property) !== 'Segmenter' && !isLocale(first)) addFormat(callee);
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Super') allow(first);
      if (/^use\w*Labels$/.test(nameOf(callee))) allow(first);
      if (callee.type !== 'MemberExpression') return;
      if (nameOf(callee.object) === 'report') allow(first);
      if (/^toLocale(?:Date|Time)?String$/.test(nameOf(callee.property)) && !isLocale(first))
        addFormat(callee);
    },
    JSXText(node) {
      if (hasLetter(node.value)) add(node, node.value);
    },
    JSXAttribute({ name, value }) {
      if (!value) return;
      if (spoken.test(nameOf(name))) addSpoken(value);
      else if (ofBrowser.test(nameOf(name)))
        allow(value.type === 'JSXExpressionContainer' ? value.expression : value);
    },
    JSXElement: ({ children }) =>
      children.filter(({ type }) => type === 'JSXExpressionContainer').forEach(addSpoken),
    JSXFragment: ({ children }) =>
      children.filter(({ type }) => type === 'JSXExpressionContainer').forEach(addSpoken),
    Property({ key, value }) {
      if (spoken.test(nameOf(key))) addSpoken(value.type === 'AssignmentPattern' ? value.right : value);
    },
    AssignmentPattern({ left, right }) {
      if (spoken.test(nameOf(left))) addSpoken(right);
    },
    Literal(node) {
      if (typeof node.value === 'string' && isProse(node.value)) prose.push([node, node.value]);
    },
    TemplateLiteral(node) {
      const text = node.quasis.map(({ value }) => value.raw).join(' ');
      if (node.quasis.some(({ value: { raw } }) => isProse(raw.trim()) || isBesideValue(raw)))
        prose.push([node, text]);
    },
  }).visit(program);
  for (const [node, text] of prose) if (!allowed.has(node.start)) add(node, text);
  return found;

  function isLocale(argument: ESTree.Node | undefined) {
    return argument !== undefined && argument.type !== 'Literal' && nameOf(argument) !== 'undefined';
  }
  function addFormat(node: ESTree.Node) {
    found.push({ line: lineOf(node) });
  }
}

/**
 * One sentence for each text that a component would say in English whatever its language is, and for each number or date that
 * follows the browser's language instead of the component's.
 */
export function fixedEnglish(file: string, source: string): readonly string[] {
  const sentences = englishIn(file, source).map(
    ({ line, text }) =>
      [
        line,
        text === undefined
          ? `${file}:${line} formats for the browser's language, or for one alone. Give it that of useLocale.`
          : `${file}:${line} says '${text}' in every language.`,
      ] as const,
  );
  return [...new Map(sentences).values()];
}
