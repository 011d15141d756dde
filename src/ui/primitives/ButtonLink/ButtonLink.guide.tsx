import type { Guide } from '../../guide.ts';
import { Text } from '../Text/Text.tsx';
import { ButtonLink } from './ButtonLink.tsx';

export const guide: Guide = {
  use: 'The way to another page that deserves the weight of a button: to the plans, to a paper, to another site.',
  avoid:
    'For what happens on this page use Button. Within a sentence use a plain link: this one would break the line.',
  anatomy: [
    ['Surface', 'As of Button, in the same tones and sizes.'],
    ['Icon', 'One, before the words; decorative.'],
    ['Words', 'Where it leads. They are not underlined.'],
  ],
  do: [
    {
      text: 'Say where it leads.',
      example: <ButtonLink href="#plans">See plans</ButtonLink>,
    },
    {
      text: 'Say so where it opens another tab.',
      example: (
        <ButtonLink href="https://example.com/" target="_blank" rel="noreferrer">
          Documentation (new tab)
        </ButtonLink>
      ),
    },
  ],
  dont: [
    {
      text: 'What changes something is no link: nobody expects to open it in a new tab.',
      example: (
        <ButtonLink href="#delete" tone="critical">
          Delete account
        </ButtonLink>
      ),
    },
    {
      text: 'Within a sentence it breaks the line.',
      example: (
        <Text size="small">
          Read our <ButtonLink href="#terms">terms</ButtonLink> first.
        </Text>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Reaches it.'],
    ['Enter', 'Follows it. Space scrolls the page, as with every link.'],
  ],
  accessibility: [
    'It is a link to assistive technology, and can be opened in a new tab or copied.',
    'It is 44 px high, or 52 px in large.',
    'The focus ring and the contrast of the tones are those of Button.',
  ],
};
