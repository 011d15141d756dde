import type { Guide } from '../../guide.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Brand } from './Brand.tsx';

export const guide: Guide = {
  use: 'The product’s mark and name, at the top of the landing page, the sidebar and the bar.',
  avoid: 'Within a sentence the name is plain text. A screen’s title is a Heading or a PageHeader.',
  anatomy: [
    ['Mark', 'A speech bubble, reduced to its one pointed corner, in the accent colour.'],
    ['Name', 'One line that never breaks: keep it short.'],
    ['Size', 'medium 1.25rem, large 1.75rem. The mark grows along.'],
  ],
  do: [
    {
      text: 'Use it once per view, at the start of its first line.',
      example: (
        <Stack gap="md">
          <Brand name="Parley" />
          <Heading level={3} size="heading">
            Your account, with someone to talk to.
          </Heading>
        </Stack>
      ),
    },
  ],
  dont: [
    {
      text: 'Inside running text, the mark turns a sentence into an advertisement.',
      example: (
        <Text>
          Sign in to <Brand name="Parley" /> to see your payments.
        </Text>
      ),
    },
    {
      text: 'Do not add a slogan to the name: it does not wrap, and on a phone it runs off the page.',
      example: <Brand name="Parley, the platform you can talk to" size="large" />,
    },
  ],
  keyboard: [],
  accessibility: [
    'The name is text and is read as such; the mark is hidden from assistive technology.',
    'It is neither a link nor a heading; give it a role of that kind outside, if it needs one.',
    'The mark keeps 3 : 1 against the page in both themes and is drawn in the text’s colour in contrast themes.',
  ],
};
