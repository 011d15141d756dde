import type { Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { LevelMeter } from './LevelMeter.tsx';
import type { LevelSource } from './useLevel.ts';

/** Somebody who talks, without a microphone. */
const talking: LevelSource = (onLevel) => {
  onLevel(0.42);
  return () => undefined;
};

export const guide: Guide = {
  use: 'Shows that a microphone hears something, ten times a second, without rendering anything.',
  avoid:
    'It measures no progress and no share: for the volume that one sets use Slider. The strength of the line is ConnectionQuality.',
  anatomy: [
    ['Trough', 'As wide as its place, 8 px high, or 4 px inside of a button.'],
    ['Fill', 'Accent, from the start of the line. It follows the square root of the level, as ears do.'],
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
      text: 'A bar alone says nothing to a screen reader, and only that something moves to everybody else.',
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
