import { Volume2 } from 'lucide-react';
import type { Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Slider } from './Slider.tsx';

export const guide: Guide = {
  use: 'Sets a value between nothing and all by feeling, with an effect that is noticed at once, such as a volume.',
  avoid:
    'Where the exact figure matters, ask for it in a TextField. Between two states use a Button that says what it will do. To show a level use LevelMeter.',
  anatomy: [
    ['Icon', 'Stands for the label, which is not drawn.'],
    ['Track', '6 px high; filled with accent from its start to the thumb.'],
    ['Thumb', '20 px, with a rim in the background’s colour.'],
  ],
  do: [
    {
      text: 'Let the change be heard while the thumb moves.',
      example: <Slider label="Volume" icon={<Volume2 />} defaultValue={0.6} />,
    },
  ],
  dont: [
    {
      text: 'Two icons that look alike hide which slider does what: one is enough.',
      example: (
        <Stack gap="none">
          <Slider label="Volume of the agent" icon={<Volume2 />} defaultValue={0.8} />
          <Slider label="Volume of the tones" icon={<Volume2 />} defaultValue={0.2} />
        </Stack>
      ),
    },
  ],
  keyboard: [
    ['Arrow keys', 'Change the value by 5 %.'],
    ['Page Up, Page Down', 'Change it by more.'],
    ['Home, End', 'Set it to nothing or to all.'],
  ],
  accessibility: [
    'A native range input. Its value is read as a percentage, not as a fraction.',
    'The whole 44 px of its height can be touched, and the thumb need not be met exactly.',
    'From right to left the track fills from the right. With forced colours the system draws it.',
  ],
};
