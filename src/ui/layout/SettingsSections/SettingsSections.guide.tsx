import { Card } from '../../primitives/Card/Card.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Guide } from '../../guide.ts';
import { SettingsSections } from './SettingsSections.tsx';

const name = (
  <Card title="Your name" level={3}>
    Grace Hopper
  </Card>
);
const password = (
  <Card title="Password" level={3}>
    Changed in May.
  </Card>
);

export const guide: Guide = {
  use: 'Divides a long page of settings into sections, with a list that leads to each of them.',
  avoid: 'A page that is not longer than the window needs no list: SettingsLayout alone is enough.',
  anatomy: [
    ['List', 'The names of the sections. It stays in sight beside the cards, or stands above them.'],
    ['Heading', 'The name of a section, above its cards.'],
    ['Cards', 'The content of the section, in a SettingsLayout.'],
  ],
  do: [
    {
      text: 'Name a section by what somebody looks for.',
      example: (
        <SettingsSections
          label="Guide"
          sections={[
            { id: 'profile', title: 'Profile', content: name },
            { id: 'security', title: 'Security', content: password },
          ]}
        />
      ),
    },
  ],
  dont: [
    {
      text: 'A section without a card makes the list promise what is not there.',
      example: (
        <SettingsSections
          label="Guide of an empty section"
          sections={[
            { id: 'profile', title: 'Profile', content: name },
            { id: 'more', title: 'More', content: <Text tone="muted">Coming soon.</Text> },
          ]}
        />
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the names, then into the cards.'],
    ['Enter, Space', 'Scrolls to the section and moves the focus to its heading.'],
  ],
  accessibility: [
    'The list is a navigation with a name; the section in sight is its current item.',
    'Each section is a region, named by its heading of level 2; the cards have headings of level 3.',
    'The names are 44 px high. The address in the browser stays as it is.',
  ],
};
