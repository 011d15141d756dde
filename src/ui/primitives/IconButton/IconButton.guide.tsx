import { MicOff, MoreHorizontal, PhoneOff, Sparkles, X } from 'lucide-react';
import type { Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { IconButton } from './IconButton.tsx';

export const guide: Guide = {
  use: 'A button that an icon alone can explain: close, mute, hang up. Use it where words would crowd a bar or a header.',
  avoid:
    'If two people would read the picture differently, use a Button with an icon and a label. Several rare actions belong in a Menu behind one of these.',
  anatomy: [
    ['Picture', 'One icon of 20 px, in the colour of the text.'],
    ['Background', 'A square of 44 px with round corners; quiet buttons show it only under the pointer.'],
    ['Label', 'Never drawn. It is what screen readers and voice control hear.'],
    ['Pressed state', 'Background and icon swap their colours, for a quiet or neutral toggle that is on.'],
  ],
  do: [
    {
      text: 'Keep to pictures that people know from elsewhere, and name the action in the label.',
      example: (
        <Stack direction="row" gap="xs">
          <IconButton label="Mute" icon={<MicOff />} tone="neutral" />
          <IconButton label="End call" icon={<PhoneOff />} tone="critical" />
        </Stack>
      ),
    },
    {
      text: 'For a toggle keep the label and change pressed: “Mute, pressed” is clear.',
      example: <IconButton label="Mute" icon={<MicOff />} tone="neutral" pressed />,
    },
  ],
  dont: [
    {
      text: 'An icon without a common meaning makes people guess what a press will do.',
      example: (
        <Stack direction="row" gap="xs" align="center">
          <Text>Pro, $29 / month</Text>
          <IconButton label="Upgrade plan" icon={<Sparkles />} tone="primary" />
        </Stack>
      ),
    },
    {
      text: 'In a row of quiet icons, none stands out. Put the rare actions into a menu.',
      example: (
        <Stack direction="row" gap="none">
          <IconButton label="Close" icon={<X />} />
          <IconButton label="Mute" icon={<MicOff />} />
          <IconButton label="End call" icon={<PhoneOff />} />
          <IconButton label="More" icon={<MoreHorizontal />} />
        </Stack>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Reaches it, unless it is disabled.'],
    ['Enter, Space', 'Presses it; a toggle changes with each press.'],
  ],
  accessibility: [
    'The label becomes aria-label. There is no tooltip: sighted people have the picture only.',
    'pressed sets aria-pressed. Leave it out for a plain action, or a screen reader announces a toggle.',
    'Exactly 44 × 44 px, so neighbours may touch without stealing presses.',
    'With forced colours a pressed toggle takes the system highlight, because its own ground would vanish.',
  ],
};
