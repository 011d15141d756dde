import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import type { Guide } from '../../guide.ts';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

export const guide: Guide = {
  use: 'Holds what belongs to one subject together: a profile, a list of payments, a form.',
  avoid:
    'Do not use it around a single line or inside another card: use Stack and white space. For a question that has to be answered first, use Dialog.',
  anatomy: [
    [
      'Surface',
      'plain lies on the page with a hairline; raised floats above it with a shadow and more room.',
    ],
    ['Title', 'Optional heading of level 2 or 3, always in the same size.'],
    [
      'Action',
      'Optional, across from the title: a quiet Button, set so that its label ends with the content. It wraps below a long title.',
    ],
    ['Content', 'Anything; the card is as wide as its place and as high as what it holds.'],
  ],
  do: [
    {
      text: 'Put the title on one side and the only action on the other.',
      example: (
        <Card title="Profile Information" level={3} action={<Button tone="quiet">Edit</Button>}>
          <Text>Grace Hopper</Text>
          <Text tone="muted">grace@example.com</Text>
        </Card>
      ),
    },
  ],
  dont: [
    {
      text: 'A card within a card draws two frames around one subject.',
      example: (
        <Card title="Billing Status" level={3}>
          <Card>
            <Text>Pro</Text>
            <Badge tone="positive">active</Badge>
          </Card>
        </Card>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'A section. With a title it is a region of that name; without one it is no landmark at all.',
    'Choose the level by the outline of the page, not by its looks: 3 below a heading of level 2.',
    'The card itself cannot be pressed, so what is in it keeps its own names and order.',
    'Long words break: even at 320 px nothing pushes the edge outwards.',
  ],
};
