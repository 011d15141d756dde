import type { Meta, StoryObj } from '@storybook/react-vite';
import { InteractionStates, pseudoStates } from '../../InteractionStates.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Primitives/PasswordField/Pointer and keyboard',
  component: PasswordField,
  parameters: { pseudo: pseudoStates },
} satisfies Meta<typeof PasswordField>;
export default meta;

/** The field and its button 'Show' each have their own states. */
export const EachOne: StoryObj = {
  render: () => (
    <InteractionStates>
      <PasswordField
        label="Password"
        name="password"
        value="correct horse"
        autoComplete="current-password"
        onChange={() => undefined}
      />
    </InteractionStates>
  ),
};
