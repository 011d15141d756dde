import { Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { space } from '../../src/ui/theme/scale.ts';

/** A story among the words of a page, with room around it. */
export function Shown({ of }: Pick<ComponentProps<typeof Story>, 'of'>) {
  return (
    <div style={{ marginBlock: `${space.lg} ${space.xxl}` }}>
      <Story of={of} />
    </div>
  );
}
