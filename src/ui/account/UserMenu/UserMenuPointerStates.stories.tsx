import type { Meta, StoryObj } from '@storybook/react-vite';
import { InteractionStates, pseudoStates } from '../../InteractionStates.tsx';
import { UserMenu } from './UserMenu.tsx';

const meta = {
  title: 'Account/UserMenu/Pointer and keyboard',
  component: UserMenu,
  parameters: { pseudo: pseudoStates },
} satisfies Meta<typeof UserMenu>;
export default meta;

/** One row that is pressed as a whole. */
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
