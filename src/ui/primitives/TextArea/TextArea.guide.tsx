import { useState } from 'react';
import type { Guide } from '../../guide.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

function Written({ value: first, ...props }: Omit<TextAreaProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <TextArea {...props} value={value} onChange={setValue} />;
}

export const guide: Guide = {
  use: 'Takes text of several lines in a form, such as a description of oneself.',
  avoid:
    'For one line use TextField. Messages to the assistant are written in ChatComposer, which grows and sends.',
  anatomy: [
    ['Label', 'Above; “Optional” across from it where nothing has to be written.'],
    ['Box', 'Four lines unless told. Its corner drags it taller, to 60 % of the window.'],
    ['Error', 'Under the box: what is wrong and what would be right.'],
    ['Hint', 'Under the box, last.'],
  ],
  do: [
    {
      text: 'Say in the hint what the text is for, and who will read it.',
      example: (
        <Written
          label="Description"
          name="guide-description"
          value="Builds compilers."
          optional
          hint="The assistant reads it before it answers."
        />
      ),
    },
    {
      text: 'Let people write on and tell them the limit, instead of swallowing what they type.',
      example: (
        <Written
          label="Notes"
          name="guide-notes"
          value="A text that went on for longer than it should have."
          error="Use at most 1,000 characters."
        />
      ),
    },
  ],
  dont: [
    {
      text: 'Four lines for a word or two promise the wrong thing.',
      example: <Written label="Location" name="guide-location" value="Arlington" />,
    },
  ],
  keyboard: [
    ['Tab', 'Enters and leaves it; it types no tab.'],
    ['Enter', 'Begins a new line. It does not send the form.'],
  ],
  accessibility: [
    'The label names it. “Optional” stands outside of the name.',
    'An error is announced when it appears, and describes the box together with the hint.',
    'dir="auto": the first letters decide from which side the text runs.',
    'The border is edge, 3 : 1 against the page; with an error it is critical and 2 px thick.',
  ],
};
