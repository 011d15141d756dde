import type { Meta, StoryObj } from '@storybook/react-vite';
import { InteractionStates, pseudoStates } from '../../InteractionStates.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Primitives/Button/Pointer and keyboard',
  component: Button,
  args: { children: 'Get Started' },
  parameters: { pseudo: pseudoStates },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['primary', 'neutral', 'quiet', 'critical'] as const;

/** Every tone has a look of its own for hover, press and focus. */
export const EachOne: Story = {
  render: (args) => (
    <InteractionStates>
      <Stack gap="md" direction="row" wrap>
        {tones.map((tone) => (
          <Button key={tone} {...args} tone={tone} />
        ))}
      </Stack>
    </InteractionStates>
  ),
};
