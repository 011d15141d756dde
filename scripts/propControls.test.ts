import { expect, it } from 'vitest';
import { booleanDefaults } from '../.storybook/propControls.ts';

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
