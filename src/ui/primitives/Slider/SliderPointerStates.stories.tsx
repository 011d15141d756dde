import type { Meta, StoryObj } from '@storybook/react-vite';
import { Volume2 } from 'lucide-react';
import { InteractionStates, pseudoStates } from '../../InteractionStates.tsx';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Primitives/Slider/Pointer and keyboard',
  component: Slider,
  parameters: { pseudo: pseudoStates },
} satisfies Meta<typeof Slider>;
export default meta;

/** Only the thumb changes its look; the track does not. */
export const EachOne: StoryObj = {
  render: () => (
    <InteractionStates>
      <Slider label="Volume" icon={<Volume2 />} value={0.6} onChange={() => undefined} />
    </InteractionStates>
  ),
};
