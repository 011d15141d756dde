import { nothing, type Guide } from '../../guide.ts';
import { UserMenu } from './UserMenu.tsx';

const place = { width: '14rem', maxWidth: '100%' } as const;

export const guide: Guide = {
  use: 'Shows who is signed in, and leads to the two things one does about that: edit the profile, sign out.',
  avoid:
    'To show somebody without a menu use Avatar beside a Text. Actions about anything else go into a Menu of their own.',
  anatomy: [
    ['Picture', 'Round, or the first letter of the name.'],
    ['Name', 'One line, cut off at its own end.'],
    ['Email', 'Smaller and quieter, below the name.'],
    ['Arrows', 'Up and down: there is a menu, and it opens upwards.'],
    ['Menu', 'Edit Profile, then Sign Out. Further items may stand between them, such as languages.'],
  ],
  do: [
    {
      text: 'Put it at the foot of the sidebar, as wide as that. Press it to see its menu.',
      example: (
        <div style={place}>
          <UserMenu
            name="Grace Hopper"
            email="grace@example.com"
            avatarUrl=""
            onEditProfile={nothing}
            onSignOut={nothing}
          />
        </div>
      ),
    },
  ],
  dont: [
    {
      text: 'Do not repeat the address as a name. Somebody without a name is “User”.',
      example: (
        <div style={place}>
          <UserMenu
            name="grace@example.com"
            email="grace@example.com"
            avatarUrl=""
            onEditProfile={nothing}
            onSignOut={nothing}
          />
        </div>
      ),
    },
  ],
  keyboard: [
    ['Enter, Space, Arrow Down', 'On the button: opens the menu.'],
    ['Arrow Up, Arrow Down', 'Go between Edit Profile and Sign Out.'],
    ['Enter', 'Chooses one of them.'],
    ['Escape', 'Closes the menu and gives the focus back to the button.'],
  ],
  accessibility: [
    'The button’s name is the person’s name and address. The menu is named “Account”.',
    'Names and addresses are isolated: a name that reads from the right does not turn the address round.',
    '60 px high. It stays tinted while its menu is open.',
  ],
};
