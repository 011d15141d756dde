import type { Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Heading } from './Heading.tsx';

export const guide: Guide = {
  use: 'The title of a page or of a part of it. The level is its place in the outline, the size its looks.',
  avoid:
    'Signed-in screens begin with PageHeader; a Card has its own title. Strong words within a text are Text with strong.',
  anatomy: [
    ['Text', 'A few words, broken into lines of about equal length.'],
    ['Level', '1 once per page, 2 for its parts, 3 for theirs.'],
    [
      'Size',
      'display for the landing page, page for screens, heading for parts, title for cards. display and page grow with the window.',
    ],
  ],
  do: [
    {
      text: 'Go down by one level at a time, whatever the size.',
      example: (
        <Stack gap="xs">
          <Heading level={2} size="heading">
            Choose Your Plan
          </Heading>
          <Heading level={3} size="title">
            Pro
          </Heading>
          <Text tone="muted">$29.00 / month</Text>
        </Stack>
      ),
    },
  ],
  dont: [
    {
      text: 'Do not use a heading to make text bold: this price now appears in the list of headings.',
      example: (
        <Stack gap="xs">
          <Text>Pro</Text>
          <Heading level={3} size="page">
            $29.00
          </Heading>
        </Stack>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'A real h1, h2 or h3.',
    'With focusable, code may put the focus on it after a change of view, so that reading goes on there. Tab passes it by, and no ring is drawn: there is nothing to press.',
    'Long words break rather than leave the page, at 320 px and with text at 200 %.',
  ],
};
