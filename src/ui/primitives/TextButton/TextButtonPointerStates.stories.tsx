import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { InteractionStates, pseudoStates } from '../../InteractionStates.tsx';
import { TextButton } from './TextButton.tsx';

const meta = {
  title: 'Primitives/TextButton/Pointer and keyboard',
  component: TextButton,
  parameters: { pseudo: pseudoStates },
} satisfies Meta<typeof TextButton>;
export default meta;

/** Both tones have looks of their own for hover, press and focus. */
export const EachOne: StoryObj = {
  render: () => (
    <InteractionStates>
      <Stack direction="row" gap="sm">
        <TextButton onClick={() => undefined}>Retry</TextButton>
        <TextButton tone="muted" onClick={() => undefined}>
          Copy
        </TextButton>
      </Stack>
    </InteractionStates>
  ),
};
