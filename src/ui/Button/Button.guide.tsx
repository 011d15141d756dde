import type { Guide } from '../guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

export const guide: Guide = {
  use: 'Starts something: sends a form, opens a dialog, moves to another view. Its label is a verb that says what happens.',
  avoid:
    'For a small action inside of a text use TextButton, for one that is only a picture IconButton. A link to another site is a link.',
  anatomy: [
    ['Label', 'A verb first, at most three words. It wraps before it is cut off.'],
    ['Icon', 'Optional, before the label; a spinner takes its place while the button is at work.'],
    ['Tone', 'primary once per view, neutral beside it, quiet for the way back, critical for what destroys.'],
  ],
  do: [
    {
      text: 'Give a view one primary button; everything else stands back.',
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
      text: 'Two primary buttons side by side leave the choice unmade.',
      example: (
        <Stack direction="row" gap="sm" wrap>
          <Button tone="primary">Update Profile</Button>
          <Button tone="primary">Cancel</Button>
        </Stack>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to it. A disabled button is passed over.'],
    ['Enter, Space', 'Presses it.'],
  ],
  accessibility: [
    'A real button element; its label is its name, the icon says nothing.',
    'At work it is aria-busy and aria-disabled: it takes no press, and whoever pressed it keeps the focus. It keeps its width, so that nothing moves.',
    'At least 44 px high. Focus is a ring of 3 px that keeps 3 : 1 against every ground.',
  ],
};
