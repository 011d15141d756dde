import type { Meta, StoryObj } from '@storybook/react-vite';
import { InteractionStates, pseudoStates } from '../../InteractionStates.tsx';
import { ChatComposer } from './ChatComposer.tsx';

const meta = {
  title: 'Agent/ChatComposer/Pointer and keyboard',
  component: ChatComposer,
  parameters: { pseudo: pseudoStates },
} satisfies Meta<typeof ChatComposer>;
export default meta;

/** Hover and focus of the text box are shown by the frame around the composer. */
export const EachOne: StoryObj = {
  render: () => (
    <InteractionStates>
      <ChatComposer
        value="What plan am I on?"
        pending={false}
        onChange={() => undefined}
        onSend={() => undefined}
        onStop={() => undefined}
      />
    </InteractionStates>
  ),
};
