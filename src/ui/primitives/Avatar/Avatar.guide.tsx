import type { Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar } from './Avatar.tsx';
import { samplePicture } from './samplePicture.ts';

const portrait = samplePicture();

export const guide: Guide = {
  use: 'The round picture of a person beside their name. Without a picture it shows the first letter.',
  avoid:
    'To choose or remove a picture use AvatarPicker. The product’s own sign is Brand, the agent’s is AgentMark.',
  anatomy: [
    ['Circle', 'Tinted with the accent; small 2rem, medium 2.5rem, large 3.5rem, hero 7rem.'],
    ['Letter', 'The first visible character of the name, as a capital; U when the name is blank.'],
    [
      'Picture',
      'Fades in over the letter once it is there, cropped to a square from its middle. Below a SizedPictureContext it is loaded in the avatar’s size.',
    ],
  ],
  do: [
    {
      text: 'Let the name stand beside it in words.',
      example: (
        <Stack direction="row" gap="sm" align="center">
          <Avatar name="Grace Hopper" src={portrait} size="large" />
          <Text strong>Grace Hopper</Text>
        </Stack>
      ),
    },
  ],
  dont: [
    {
      text: 'Letters without names say nothing to a screen reader, and two of these look the same.',
      example: (
        <Stack direction="row" gap="xs">
          <Avatar name="Ada Lovelace" />
          <Avatar name="Alan Turing" />
          <Avatar name="Grace Hopper" />
        </Stack>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'It is decorative: the avatar is aria-hidden and the picture’s alt is empty. The name next to it is read.',
    'The letter keeps 4.5 : 1 on its tint in both themes and grows with the reader’s text size, as the circle does.',
    'An outline keeps the circle visible in contrast themes, which drop its ground.',
    'Only http(s), blob: and paths of this site are loaded, without a referrer. When loading fails, the letter is shown.',
  ],
};
