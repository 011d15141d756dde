import type { Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from './Button.tsx';

export const guide: Guide = {
  use: 'Starts something: sends a form, opens a dialog, moves to another view. Its label is a verb that says what happens.',
  avoid:
    'For a small action inside a text use TextButton, for an action that is only an icon IconButton. For another site use a link.',
  anatomy: [
    ['Label', 'A verb first, at most three words. It wraps before it is cut off.'],
    ['Icon', 'Optional, before the label; a spinner replaces it while the button is loading.'],
    [
      'Tone',
      'primary once per view, neutral beside it, quiet for going back, critical for destructive actions.',
    ],
  ],
  do: [
    {
      text: 'Give each view one primary button, and make all others neutral or quiet.',
      example: (
        <Stack direction="row" gap="sm" wrap>
          <Button tone="primary">Update Profile</Button>
          <Button>Cancel</Button>
        </Stack>
      ),
    },
  ],
  dont: [
    {
      text: 'Two primary buttons side by side do not say which is the main action.',
      example: (
        <Stack direction="row" gap="sm" wrap>
          <Button tone="primary">Update Profile</Button>
          <Button tone="primary">Cancel</Button>
        </Stack>
      ),
    },
  ],
  keyboard: [
    [
      'Tab',
      'Moves the focus to it. A disabled button is passed over; one that is disabled while it has the focus keeps it until then.',
    ],
    ['Enter, Space', 'Presses it.'],
  ],
  accessibility: [
    'A real button element. Its label is its name; the icon has none.',
    'While loading it is aria-busy and aria-disabled: it ignores presses but keeps the focus. It keeps its width, so that nothing moves.',
    'At least 44 px high. Focus is a ring of 3 px that keeps 3 : 1 against every ground.',
  ],
};
