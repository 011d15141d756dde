import type { Meta, StoryObj } from '@storybook/react-vite';
import { InteractionStates, pseudoStates } from '../../InteractionStates.tsx';
import { Select } from './Select.tsx';

const meta = {
  title: 'Primitives/Select/Pointer and keyboard',
  component: Select,
  parameters: { pseudo: pseudoStates },
} satisfies Meta<typeof Select>;
export default meta;

/** Hover strengthens the border, and the focus shows a ring. */
export const EachOne: StoryObj = {
  render: () => (
    <InteractionStates>
      <Select
        label="Microphone"
        value="built-in"
        options={[{ value: 'built-in', label: 'Built-in microphone' }]}
        onChange={() => undefined}
      />
    </InteractionStates>
  ),
};
