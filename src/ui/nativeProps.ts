import type { ComponentProps, ElementType } from 'react';

/**
 * What a component takes of its element, besides its own props: `id`, `title`, `name`, `form`, `aria-…`, handlers, `ref`. `Own`: the
 * names of props that the component decides. `className` and `style` are never among them: looks come from the theme.
 */
export type NativeProps<Element extends ElementType, Own extends PropertyKey = never> = Omit<
  ComponentProps<Element>,
  'className' | 'style' | Own
>;
