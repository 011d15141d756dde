import { Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { space } from '../../src/ui/theme/scale.ts';

/** A story within a documentation page, with space around it. */
export function Shown({ of }: Pick<ComponentProps<typeof Story>, 'of'>) {
  return (
    <div style={{ marginBlock: `${space.lg} ${space.xxl}` }}>
      <Story of={of} />
    </div>
  );
}
