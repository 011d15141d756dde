import { Avatar } from '../Avatar/Avatar.tsx';
import { Card } from '../Card/Card.tsx';
import type { Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Skeleton } from './Skeleton.tsx';

export const guide: Guide = {
  use: 'Reserves the space of content that is loading, in its size, so that nothing moves when it arrives.',
  avoid:
    'For an action in progress use the loading state of its button. If the shape of the content is not known, use Spinner.',
  anatomy: [
    ['Text', 'A bar that takes up one line of the text around it, whatever its size.'],
    ['Block', 'A rectangle for a picture or a chart, 6rem high unless told.'],
    ['Circle', 'For an avatar, 40 px unless told.'],
  ],
  do: [
    {
      text: 'Draw what is coming: a picture, a name, an address.',
      example: (
        <Stack direction="row" gap="md" align="center">
          <Skeleton shape="circle" />
          <div aria-busy>
            <Text as="div">
              <Skeleton width="9rem" />
            </Text>
            <Text as="div" size="small">
              <Skeleton width="11rem" />
            </Text>
          </div>
        </Stack>
      ),
    },
  ],
  dont: [
    {
      text: 'Do not draw bars for what is already known: the title can be read while the rest is loading.',
      example: (
        <Card>
          <Text as="div">
            <Skeleton width="8rem" />
          </Text>
          <Stack direction="row" gap="sm" align="center">
            <Avatar name="Grace Hopper" />
            <Text>Grace Hopper</Text>
          </Stack>
        </Card>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'aria-hidden: it says nothing. Set aria-busy on what contains it.',
    'It breathes by opacity every 1.8 s and stands still for those who asked for less motion.',
    'With forced colours, where grounds are dropped, an outline keeps the shape.',
    'Decoration: its contrast is low on purpose, for it carries no information.',
  ],
};
