import { expect, it } from 'vitest';
import { withoutReadonly } from './indexing.ts';
import { booleanDefaults, propControls } from './propControls.ts';

it('booleans begin at their documented default, and what a story says stays [G6]', () => {
  const component = {
    __docgenInfo: {
      props: {
        disabled: { defaultValue: { value: 'false' } },
        dividers: { defaultValue: { value: 'true' } },
        loading: { defaultValue: { value: 'false' } },
        tone: { defaultValue: { value: "'accent'" } },
        pressed: {},
        selected: { defaultValue: null },
      },
    },
  };
  const begin = (initialArgs: object) =>
    booleanDefaults({ component, initialArgs } as unknown as Parameters<typeof booleanDefaults>[0]);
  expect(begin({ loading: true })).toEqual({ disabled: false, dividers: true });
  expect(begin({ disabled: true, dividers: false })).toEqual({ loading: false });
});

it('the type of a prop stands in one line, without the comments of its source [G3]', () => {
  const raw = `{ status: 'error'; /** Fetches the
    data again. */ retry: () => void } | undefined`;
  const component = { __docgenInfo: { props: { data: { tsType: { name: 'union', raw } } } } };
  const context = { argTypes: { data: {} }, component, initialArgs: {} };
  const { data } = propControls(context as unknown as Parameters<typeof propControls>[0]);
  expect(data?.table?.type?.summary).toBe("{ status: 'error'; retry: () => void }");
});

it('the generator of documentation is given lists that it knows [G3]', () => {
  const source =
    'interface Props { steps: readonly Step[]; readonly at: number; on: (rows: readonly string[]) => void }';
  expect(withoutReadonly(source)).toBe(
    'interface Props { steps: Step[]; readonly at: number; on: (rows: string[]) => void }',
  );
});
