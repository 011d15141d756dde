/** The code of a story, as a docs page shows it. */
export interface Snippet {
  /** The story as it was written. */
  code: string;
  /** Its parts, if it is one element, so that the code can follow the controls. */
  element?: {
    head: string;
    component: string;
    attributes: readonly (readonly [name: string, text: string])[];
    children?: string;
  };
}

interface StoryContext {
  args: Readonly<Record<string, unknown>>;
  initialArgs: Readonly<Record<string, unknown>>;
  parameters: { snippet?: Snippet };
}

/** Storybook's setting `docs.source.transform`: shows the code of a component's story, and follows its controls. */
export const showSnippet = (code: string, { args, initialArgs, parameters: { snippet } }: StoryContext) =>
  snippet ? withControls(snippet, args, initialArgs) : code;

/** An attribute for a value that a reader chose in the controls. */
function attributeFor(name: string, value: unknown) {
  if (value === undefined || value === false) return value === false ? `${name}={false}` : '';
  if (value === true) return name;
  return typeof value === 'string' && /^[^"{}<>&\\\n]*$/.test(value)
    ? `${name}="${value}"`
    : `${name}={${JSON.stringify(value)}}`;
}

/** The code of a story with the values that a reader has changed in its controls. */
export function withControls(
  { code, element }: Snippet,
  args: Readonly<Record<string, unknown>>,
  initialArgs: Readonly<Record<string, unknown>>,
): string {
  const changed = Object.keys({ ...initialArgs, ...args }).filter((name) => args[name] !== initialArgs[name]);
  if (!element || changed.length === 0) return code;
  const { head, component, attributes } = element;
  const texts = new Map(attributes);
  let { children } = element;
  for (const name of changed) {
    const value = args[name];
    if (name !== 'children') texts.set(name, attributeFor(name, value));
    else children = typeof value === 'string' ? `{${JSON.stringify(value)}}` : undefined;
  }
  const lines = [...texts.values()].filter((text) => text !== '').map((text) => `\n  ${text}`);
  const open = `<${component}${lines.join('')}`;
  const drawn = children === undefined ? `${open}\n/>` : `${open}\n>\n  ${children}\n</${component}>`;
  return `${head}\n\n${drawn}`;
}
