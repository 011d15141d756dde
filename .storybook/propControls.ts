import type { ArgsEnhancer, ArgTypesEnhancer, InputType } from 'storybook/internal/types';

interface DocumentedProp {
  defaultValue?: { value: string } | null;
  tsType?: { name: string; raw?: string; elements?: readonly { name: string; value?: string }[] };
}

const documented = (component: unknown) =>
  (component as { __docgenInfo?: { props?: Record<string, DocumentedProp> } } | undefined)?.__docgenInfo
    ?.props ?? {};

/** Whether a value is plain data, which a reader can edit as JSON. Elements, functions and pictures are none. */
const isData = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isData)
    : typeof value === 'object' && value !== null
      ? Object.getPrototypeOf(value) === Object.prototype &&
        !('$$typeof' in value) &&
        Object.values(value).every(isData)
      : typeof value !== 'function' && typeof value !== 'symbol';

/** The control for a type. Nodes, callbacks and refs get none, because nobody can type them in. */
function controlFor(type: string, arg: unknown): InputType['control'] {
  if (typeof arg === 'object' && arg !== null) return isData(arg) ? { type: 'object' } : false;
  if (type === 'boolean' || type === 'number') return { type };
  if (type === 'string' || (type === 'ReactNode' && typeof arg === 'string')) return { type: 'text' };
  return false;
}

/** A type in one line, without the comments of the source and without what only optional props need. */
const typeInWords = (raw: string) =>
  raw
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*\|\s*undefined$/, '')
    .replace(/^\((\(.*)\)$/, '$1');

/**
 * The compiler's exact optional types need `boolean | undefined`, which the docs generator takes for an unknown union. This gives
 * such props the control and the type of the part that is not `undefined`.
 */
export const propControls: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = documented(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType;
      // A control that the story's author has chosen stays.
      if (!type || argType.control !== undefined) return [name, argType];
      const parts = (type.elements ?? []).filter((part) => part.name !== 'undefined');
      const summary = typeInWords(type.raw ?? type.name);
      const table = { ...argType.table, type: { summary } };
      const literals = type.name === 'union' && parts.every((part) => part.name === 'literal');
      if (literals) return [name, { ...argType, table }];
      const bare =
        type.name === 'union' ? (parts.length === 1 ? (parts[0]?.name ?? '') : summary) : type.name;
      return [name, { ...argType, control: controlFor(bare, initialArgs[name]), table }];
    }),
  );
};

/**
 * Gives booleans their documented default, so that their switches begin set. One without a default stays open: to components it
 * can mean a third thing, such as a button that is no toggle.
 */
export const booleanDefaults: ArgsEnhancer = ({ component, initialArgs }) =>
  Object.fromEntries(
    Object.entries(documented(component)).flatMap(([name, { defaultValue }]) =>
      initialArgs[name] === undefined && /^(?:true|false)$/.test(defaultValue?.value ?? '')
        ? [[name, defaultValue?.value === 'true']]
        : [],
    ),
  );
