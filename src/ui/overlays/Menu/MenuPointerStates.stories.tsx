import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { listItemPseudoStates, interactionStateNames } from '../../InteractionStates.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Overlays/Menu/Pointer and keyboard',
  component: Menu,
  parameters: {
    pseudo: listItemPseudoStates((nth) => `[role='menuitem']:nth-of-type(${nth})`),
  },
} satisfies Meta<typeof Menu>;
export default meta;

/** Pointer and keyboard share one highlight. A pressed item stands out more. */
export const EachOne: StoryObj = {
  render: () => (
    <Menu
      trigger={<Button>Open</Button>}
      label="States"
      items={interactionStateNames.map((label) => ({ id: label, label, onSelect: () => undefined }))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const item = await screen.findByRole('menuitem', { name: 'Under the pointer' });
    await waitFor(() => expect(item).toBeVisible());
  },
};
