import { useState } from 'react';
import type { Guide } from '../../guide.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function Typed({ value: first, ...props }: Omit<PasswordFieldProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <PasswordField {...props} value={value} onChange={setValue} />;
}

export const guide: Guide = {
  use: 'Takes a password, stored or new, and lets people see what they typed.',
  avoid:
    'Everything that is not secret goes into a TextField. Codes sent by mail are not passwords: people must see them.',
  anatomy: [
    ['Label', 'Password, or New password where there is an old one.'],
    ['Input', 'Dots until Show is pressed. Text ends before the button begins.'],
    ['Show / Hide', 'A word of accent within the input, at its end.'],
    ['Error', 'What to do, in critical, under the input.'],
    ['Hint', 'The rule, under the input, from the start.'],
  ],
  do: [
    {
      text: 'Say the rule before it is broken.',
      example: (
        <Typed
          label="New password"
          name="guide-new"
          value=""
          autoComplete="new-password"
          hint="At least 6 characters."
        />
      ),
    },
  ],
  dont: [
    {
      text: 'A second field to repeat the password asks people to make the same mistake twice. Show prevents it.',
      example: (
        <Stack gap="md">
          <Typed label="Password" name="guide-once" value="correct horse" autoComplete="new-password" />
          <Typed label="Repeat password" name="guide-twice" value="correct" autoComplete="new-password" />
        </Stack>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Goes to the input, then to Show.'],
    ['Enter', 'In the input: sends the form. On Show: shows or hides, and sends nothing.'],
    ['Space', 'In the input: a character. On Show: shows or hides.'],
  ],
  accessibility: [
    'The button is named Show password or Hide password, and aria-controls points to the input.',
    'A press by pointer leaves focus and caret in the input, so a phone’s keyboard stays open.',
    'Spelling, correction and capitals are off; pasting and password managers work.',
    'An error is an alert and, with the hint, the input’s description. The border turns critical and 2 px thick.',
    'The button is 76 px wide and as high as the input, 46 px.',
  ],
};
