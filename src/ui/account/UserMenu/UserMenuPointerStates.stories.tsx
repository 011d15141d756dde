import type { Meta, StoryObj } from '@storybook/react-vite';
import { InteractionStates, pseudoStates } from '../../InteractionStates.tsx';
import { UserMenu } from './UserMenu.tsx';

const meta = {
  title: 'Account/UserMenu/Pointer and keyboard',
  component: UserMenu,
  parameters: { pseudo: pseudoStates },
} satisfies Meta<typeof UserMenu>;
export default meta;

/** Picture, name and address are one button, with one hover and one pressed state. */
export const EachOne: StoryObj = {
  render: () => (
    <InteractionStates>
      <UserMenu
        name="Ada Lovelace"
        email="ada@example.com"
        avatarUrl=""
        onEditProfile={() => undefined}
        onSignOut={() => undefined}
      />
    </InteractionStates>
  ),
};
