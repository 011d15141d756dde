import type { Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { LevelMeter } from './LevelMeter.tsx';
import type { LevelSource } from './useLevel.ts';

/** A constant level, so that the example needs no microphone. */
const talking: LevelSource = (onLevel) => {
  onLevel(0.42);
  return () => undefined;
};

export const guide: Guide = {
  use: 'Shows that a microphone hears something. It is updated ten times a second, without rendering.',
  avoid:
    'Not for progress or shares. To set a volume use Slider; to show the strength of the connection, ConnectionQuality.',
  anatomy: [
    ['Track', 'As wide as its container, 8 px high, or 4 px inside a button.'],
    [
      'Fill',
      'Accent, from the start of the line. Its length is the square root of the level, as hearing is.',
    ],
  ],
  do: [
    {
      text: 'Say in words what the bar means.',
      example: (
        <Stack gap="xs">
          <LevelMeter source={talking} />
          <Text size="caption" tone="muted">
            We hear you.
          </Text>
        </Stack>
      ),
    },
  ],
  dont: [
    {
      text: 'A bar alone says nothing to a screen reader, and to everybody else only that something moves.',
      example: <LevelMeter source={talking} />,
    },
  ],
  keyboard: [],
  accessibility: [
    'Hidden from assistive technology: a number ten times a second would drown everything else.',
    'With forced colours it gets a border and fills in the colour of text.',
    'Readers who asked for less motion see steps instead of a glide.',
  ],
};
