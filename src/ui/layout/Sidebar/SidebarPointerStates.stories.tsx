import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bot } from 'lucide-react';
import { Text } from '../../primitives/Text/Text.tsx';
import { listItemPseudoStates, interactionStateNames } from '../../InteractionStates.tsx';
import { Sidebar } from './Sidebar.tsx';

const meta = {
  title: 'Layout/Sidebar/Pointer and keyboard',
  component: Sidebar,
  parameters: {
    layout: 'fullscreen',
    pseudo: listItemPseudoStates((nth) => `nav li:nth-child(${nth}) button`),
  },
  globals: { viewport: { value: 'laptop' } },
} satisfies Meta<typeof Sidebar>;
export default meta;

/** Labels are muted at rest, darker under the pointer, and have a background while they are pressed. */
export const EachOne: StoryObj = {
  render: () => (
    <Sidebar
      brand="Parley"
      items={interactionStateNames.map((label) => ({
        id: label,
        label,
        icon: <Bot />,
        current: false,
        onSelect: () => undefined,
      }))}
      user={<Text>Ada Lovelace</Text>}
      open={false}
      onClose={() => undefined}
    />
  ),
};
