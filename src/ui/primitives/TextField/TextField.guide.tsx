import type { Guide } from '../../guide.ts';
import { TextField } from './TextField.tsx';

export const guide: Guide = {
  use: 'Asks for one line of text: a name, a place, an email address.',
  avoid:
    'Several lines go into TextArea, a secret into PasswordField, one of a known list into Select. A value that nobody ever edits is text, not a disabled field.',
  anatomy: [
    ['Label', 'Above the box, always in sight. Pressing it moves the focus into the box.'],
    ['Optional', 'A quiet word at the end of the label’s line. Required fields are not marked.'],
    ['Box', '46 px high, the border in the colour of edges.'],
    ['Error', 'A mark and a sentence right below the box, in the critical colour.'],
    ['Hint', 'One line below that, there before anything is typed and still there with an error.'],
  ],
  do: [
    {
      text: 'Let an error show what would be right.',
      example: (
        <TextField
          label="Email"
          name="guide-email"
          type="email"
          value="grace@"
          error="Enter an email address such as name@example.com."
          onChange={() => undefined}
        />
      ),
    },
    {
      text: 'Say in a hint why a field cannot be edited.',
      example: (
        <TextField
          label="Email"
          name="guide-fixed"
          type="email"
          value="grace@example.com"
          hint="Email cannot be changed"
          disabled
        />
      ),
    },
  ],
  dont: [
    {
      text: 'An error that only names the rule leaves the work to the reader.',
      example: (
        <TextField
          label="Email"
          name="guide-bare"
          type="email"
          value="grace@"
          error="Invalid input"
          onChange={() => undefined}
        />
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Enters the box with its text selected, then leaves it. A disabled box is skipped.'],
    ['Enter', 'Sends the form around it.'],
  ],
  accessibility: [
    'A native input. The label alone is its name; error and hint, in this order, are its description.',
    'An error sets aria-invalid and is an alert when it appears; the border is then two pixels wide, not only red.',
    'required is told to assistive technology. The browser’s own bubbles stay away: the form is noValidate.',
    'Text finds its own direction from its first letters. An email address is always left-to-right.',
  ],
};
