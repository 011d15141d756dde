import type { Node } from './syntax.ts';

/** A text that means the same between quotes in an attribute, or between tags, as it does in code. */
const isPlain = (text: string) => !/^\s|\s$|["{}<>\\\n\t]|&[\w#]/.test(text) && text !== '';

/** The words of a string, given as code. */
const stringOf = (text: string) => /^'([^'\\]*)'$/.exec(text)?.[1];

const isElement = (node: Node) => node.type === 'JSXElement' || node.type === 'JSXFragment';

/** An attribute. `text`: its value as code. */
export function attribute(name: string, text: string) {
  if (text === 'true') return name;
  const words = stringOf(text);
  return words !== undefined && isPlain(words) ? `${name}="${words}"` : `${name}={${text}}`;
}

/** What stands between the tags of an element. `text`: the value as code. */
export function content(node: Node, text: string) {
  const words = stringOf(text);
  if (words !== undefined && isPlain(words)) return words;
  return isElement(node) ? text : `{${text}}`;
}

export function element(name: string, attributes: readonly string[], children?: string) {
  const open = [name, ...attributes].join(' ');
  return children === undefined ? `<${open} />` : `<${open}>${children}</${name}>`;
}
