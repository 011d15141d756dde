import type { Meta, StoryObj } from '@storybook/react-vite';
import { InteractionStates, pseudoStates } from '../../InteractionStates.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Primitives/TextArea/Pointer and keyboard',
  component: TextArea,
  parameters: { pseudo: pseudoStates },
} satisfies Meta<typeof TextArea>;
export default meta;

/** Hover strengthens the border, and the focus shows a ring. */
export const EachOne: StoryObj = {
  render: () => (
    <InteractionStates>
      <TextArea
        label="Description"
        name="description"
        value="COBOL and compilers"
        rows={2}
        onChange={() => undefined}
      />
    </InteractionStates>
  ),
};
