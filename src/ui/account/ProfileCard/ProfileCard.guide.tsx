import { nothing, type Guide } from '../../guide.ts';
import { ProfileCard, type ProfileView } from './ProfileCard.tsx';

const grace: ProfileView = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  location: 'Arlington',
  description: 'Builds compilers, and asks the assistant about invoices.',
  avatarUrl: '',
};
export const guide: Guide = {
  use: 'Shows people what the product knows about them, with the way to change it.',
  avoid: 'To change the facts use the form of the edit screen. For a name in a corner use UserMenu.',
  anatomy: [
    ['Title and Edit', 'Profile Information, and a quiet button across from it.'],
    ['Person', 'Picture, name and email address, one line each.'],
    ['Location', 'One line.'],
    ['Description', 'The first four lines. Their room is kept even if there is less text.'],
    ['Not set', 'Stands for a fact that is missing, muted.'],
  ],
  do: [
    {
      text: 'Let missing facts stand as Not set: people see what they could add.',
      example: (
        <ProfileCard
          profile={{ status: 'ready', value: { ...grace, location: '', description: '' } }}
          onEdit={nothing}
        />
      ),
    },
  ],
  dont: [
    {
      text: 'Other words for “nothing” look like facts that somebody entered.',
      example: (
        <ProfileCard
          profile={{ status: 'ready', value: { ...grace, location: 'N/A', description: 'Unknown' } }}
          onEdit={nothing}
        />
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Reaches Edit, then Retry if the profile could not be loaded.'],
    ['Enter, Space', 'Press the focused button.'],
  ],
  accessibility: [
    'A region named Profile Information. Location and Description are terms of a description list.',
    'While it loads, the content is aria-busy; the bars are hidden from screen readers.',
    'The picture is decoration: the name beside it says the same.',
    'Name, address and texts each find their own writing direction.',
    'What is cut off by the card is whole for a screen reader, and in the form behind Edit.',
  ],
};
