import type { Guide } from '../../guide.ts';
import { control as box } from './Field.css.ts';
import { Field } from './Field.tsx';

export const guide: Guide = {
  use: 'Ties a label, a hint and an error to a control that has no component of its own yet.',
  avoid:
    'For text use TextField or TextArea, for secrets PasswordField, for one of several Select: they have a Field inside.',
  anatomy: [
    ['Label', 'Above the control; a press on it puts the focus there.'],
    ['Optional', 'The word “Optional” across from the label, small and grey.'],
    [
      'Control',
      'What children draws. It spreads the object it is given: id, aria-invalid, aria-describedby.',
    ],
    ['Error', 'Below, with a mark: what is wrong, and what would be right.'],
    ['Hint', 'Last, small: what to know before typing.'],
  ],
  do: [
    {
      text: 'Spread what children gets onto the one control, and say how to put it right.',
      example: (
        <Field label="Renewal date" hint="The day of your next payment." error="Choose a day after today.">
          {(control) => <input {...control} type="date" defaultValue="2026-10-01" className={box} />}
        </Field>
      ),
    },
  ],
  dont: [
    {
      text: 'A rule in the placeholder disappears with the first letter, and “invalid” explains nothing.',
      example: (
        <Field label="Phone" error="Invalid value.">
          {(control) => <input {...control} type="tel" placeholder="With country code" className={box} />}
        </Field>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'The label is the control’s whole name; “Optional” is beside it and not part of it.',
    'An error comes first in the description, the hint after it, so both are heard on arriving at the control.',
    'The error is an alert: it is read when it appears, wherever the focus is.',
    'Its red is never alone: a mark and words go with it, at 4.5 : 1.',
    'Boxes made with the shared style are 46 px high, and their edge keeps 3 : 1 to the page.',
  ],
};
