import { Button } from '../Button/Button.tsx';
import type { Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

export const guide: Guide = {
  use: 'Says that something is going on whose end and shape are unknown, such as the start of the app.',
  avoid:
    'Where the content’s shape is known, Skeleton keeps the page still. A Button shows its own spinner with loading.',
  anatomy: [
    ['Ring', 'A faint circle with a quarter that turns, once in 0.8 s.'],
    ['Label', 'Optional, muted, below the ring: what people wait for.'],
  ],
  do: [
    {
      text: 'Alone on a page it has a label and is large.',
      example: <Spinner size="large" label="Loading...." />,
    },
    {
      text: 'Beside words it is small and silent: the words say it.',
      example: (
        <Stack direction="row" gap="xs" align="center">
          <Spinner />
          <Text>Connecting</Text>
        </Stack>
      ),
    },
  ],
  dont: [
    {
      text: 'A labelled spinner beside a loading button says the same thing twice, also to a screen reader.',
      example: (
        <Stack direction="row" gap="md" align="center" wrap>
          <Button tone="primary" loading>
            Signing In...
          </Button>
          <Spinner label="Signing In..." />
        </Stack>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'With a label: a status, read when a screen reader has finished its sentence. Without: hidden altogether.',
    'The ring takes the colour of the text around it; the large one is accent, 3 : 1 against the page.',
    'For those who asked for less motion the ring stands still, so the label has to suffice.',
  ],
};
