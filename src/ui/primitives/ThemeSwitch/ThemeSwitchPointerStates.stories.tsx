import type { Meta, StoryObj } from '@storybook/react-vite';
import { InteractionStates, pseudoStates } from '../../InteractionStates.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'Primitives/ThemeSwitch/Pointer and keyboard',
  component: ThemeSwitch,
  parameters: { pseudo: pseudoStates },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;

/** The button has no background until it is hovered, pressed or focused. */
export const EachOne: StoryObj = {
  render: () => (
    <InteractionStates>
      <ThemeSwitch value="system" onChange={() => undefined} />
    </InteractionStates>
  ),
};
