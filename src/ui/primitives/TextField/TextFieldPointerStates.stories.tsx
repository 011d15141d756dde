import type { Meta, StoryObj } from '@storybook/react-vite';
import { InteractionStates, pseudoStates } from '../../InteractionStates.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField/Pointer and keyboard',
  component: TextField,
  parameters: { pseudo: pseudoStates },
} satisfies Meta<typeof TextField>;
export default meta;

/** Hover strengthens the border, and the focus shows a ring. */
export const EachOne: StoryObj = {
  render: () => (
    <InteractionStates>
      <TextField label="Full Name" name="name" value="Ada Lovelace" />
    </InteractionStates>
  ),
};
