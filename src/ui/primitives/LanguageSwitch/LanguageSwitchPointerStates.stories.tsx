import type { Meta, StoryObj } from '@storybook/react-vite';
import { InteractionStates, pseudoStates } from '../../InteractionStates.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  title: 'Primitives/LanguageSwitch/Pointer and keyboard',
  component: LanguageSwitch,
  parameters: { pseudo: pseudoStates },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;

/** The button has no background until it is hovered, pressed or focused. */
export const EachOne: StoryObj = {
  render: () => (
    <InteractionStates>
      <LanguageSwitch
        languages={[
          { id: 'en', name: 'English' },
          { id: 'de', name: 'Deutsch' },
        ]}
        value="en"
        onChange={() => undefined}
      />
    </InteractionStates>
  ),
};
