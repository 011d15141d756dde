import type { Meta, StoryObj } from '@storybook/react-vite';
import { InteractionStates, pseudoStates } from '../../InteractionStates.tsx';
import { AvatarPicker } from './AvatarPicker.tsx';

const meta = {
  title: 'Account/AvatarPicker/Pointer and keyboard',
  component: AvatarPicker,
  parameters: { pseudo: pseudoStates },
} satisfies Meta<typeof AvatarPicker>;
export default meta;

/** The label has the hover and pressed states of a Button, because a file input cannot be styled. */
export const EachOne: StoryObj = {
  render: () => (
    <InteractionStates>
      <AvatarPicker
        name="Grace Hopper"
        hint="JPG, PNG or GIF. Max size 5MB."
        onPick={() => undefined}
        onRemove={() => undefined}
      />
    </InteractionStates>
  ),
};
