import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mic } from 'lucide-react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { InteractionStates, pseudoStates } from '../../InteractionStates.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton/Pointer and keyboard',
  component: IconButton,
  parameters: { pseudo: pseudoStates },
} satisfies Meta<typeof IconButton>;
export default meta;

/** Every tone has a look of its own for hover, press and focus. */
export const EachOne: StoryObj = {
  render: () => (
    <InteractionStates>
      <Stack direction="row" gap="sm">
        {(['quiet', 'neutral', 'primary', 'critical'] as const).map((tone) => (
          <IconButton key={tone} label={`Mute, ${tone}`} icon={<Mic />} tone={tone} />
        ))}
      </Stack>
    </InteractionStates>
  ),
};
