import { nothing, type Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextButton } from './TextButton.tsx';

export const guide: Guide = {
  use: 'A small action within a sentence: the other way in below a form, a retry beside a message that failed.',
  avoid:
    'For the main action of a view use Button. For an address use a link: this one opens no page that could be bookmarked.',
  anatomy: [
    ['Words', 'In the size of the text around them, at weight 640. They wrap with the sentence.'],
    ['Underline', 'One pixel, pale at rest and full under the pointer; gone when disabled.'],
    ['Touch area', 'Invisible. For a finger it is 44 px high while the line keeps its height.'],
  ],
  do: [
    {
      text: 'Ask in plain text, answer with the button.',
      example: (
        <Text size="small" tone="muted">
          No account? <TextButton onClick={nothing}>Sign up here</TextButton>
        </Text>
      ),
    },
    {
      text: 'Use muted for a way that few will need.',
      example: (
        <TextButton tone="muted" onClick={nothing}>
          Forgot password?
        </TextButton>
      ),
    },
  ],
  dont: [
    {
      text: '“Here” says nothing to somebody who jumps from button to button.',
      example: (
        <Text size="small" tone="muted">
          To sign up press <TextButton onClick={nothing}>here</TextButton>
        </Text>
      ),
    },
    {
      text: 'Stacked closely, their touch areas overlap and the lower one wins.',
      example: (
        <Stack gap="none" align="start">
          <TextButton onClick={nothing}>Sign up here</TextButton>
          <TextButton onClick={nothing}>Forgot password?</TextButton>
        </Stack>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Reaches it in the order of the sentence.'],
    ['Enter, Space', 'Does what the words say.'],
  ],
  accessibility: [
    'It is a button to assistive technology although it looks like a link: nothing is navigated to.',
    'The underline sets it off from the sentence, so that colour is not the only sign.',
    'Accent and muted keep 4.5 : 1 on paper, surface and sunken grounds.',
  ],
};
