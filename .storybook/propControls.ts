import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

interface DocumentedProp {
  tsType?: { name: string; raw?: string; elements?: readonly { name: string; value?: string }[] };
}

const documented = (component: unknown) =>
  (component as { __docgenInfo?: { props?: Record<string, DocumentedProp> } } | undefined)?.__docgenInfo
    ?.props ?? {};

/** The control for a type. Nodes, callbacks and refs get none, because nobody can type them in. */
function controlFor(type: string, arg: unknown): InputType['control'] {
  if (type === 'boolean' || type === 'number') return { type };
  if (type === 'string' || (type === 'ReactNode' && typeof arg === 'string')) return { type: 'text' };
  return false;
}

/**
 * The compiler's exact optional types need `boolean | undefined`, which the docs generator takes for an unknown union. This gives
 * such props the control and the type of the part that is not `undefined`.
 */
export const propControls: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = documented(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType;
      if (!type) return [name, argType];
      const parts = (type.elements ?? []).filter((part) => part.name !== 'undefined');
      const summary = (type.raw ?? type.name).replace(/\s*\|\s*undefined$/, '').replace(/^\((\(.*)\)$/, '$1');
      const table = { ...argType.table, type: { summary } };
      const literals = type.name === 'union' && parts.every((part) => part.name === 'literal');
      if (literals || ['array', 'Array', 'signature'].includes(type.name))
        return [name, { ...argType, table }];
      const bare =
        type.name === 'union' ? (parts.length === 1 ? (parts[0]?.name ?? '') : summary) : type.name;
      return [name, { ...argType, control: controlFor(bare, initialArgs[name]), table }];
    }),
  );
};
