import { nothing, type Guide } from '../../guide.ts';
import { Select } from './Select.tsx';

export const guide: Guide = {
  use: 'One of several values whose names the system knows, such as the microphones of a computer.',
  avoid:
    'Actions belong in a Menu. What deserves a comparison, such as plans, is laid out in the open. A free answer is a TextField.',
  anatomy: [
    ['Label', 'Above, as with every field.'],
    ['Box', 'Shows the chosen label, cut off with an ellipsis where it is too long.'],
    ['Arrow', 'Decoration at the end of the line; presses pass through it.'],
    ['List', 'The browser’s own: a wheel on one phone, a sheet on another.'],
    ['Error', 'What is wrong and what would be right, in critical, under the box.'],
    ['Hint', 'Optional, below the box.'],
  ],
  do: [
    {
      text: 'Put the value that suits most people first, and preselect it.',
      example: (
        <Select
          label="Microphone"
          value=""
          onChange={nothing}
          options={[
            { value: '', label: 'System default' },
            { value: 'desk', label: 'Desk microphone (USB)' },
            { value: 'headset', label: 'Headset' },
          ]}
        />
      ),
    },
    {
      text: 'Say in a hint what stands in the way of better names.',
      example: (
        <Select
          label="Microphone"
          value=""
          onChange={nothing}
          hint="Allow the microphone to see its name."
          options={[
            { value: '', label: 'System default' },
            { value: '1', label: 'Microphone 1' },
          ]}
        />
      ),
    },
  ],
  dont: [
    {
      text: 'Do not list actions: choosing must change nothing but the value.',
      example: (
        <Select
          label="Conversation"
          value=""
          onChange={nothing}
          options={[
            { value: '', label: 'Choose an action' },
            { value: 'clear', label: 'Clear conversation' },
          ]}
        />
      ),
    },
  ],
  keyboard: [
    ['Space, Enter', 'Opens the list; which of them does is up to the browser.'],
    ['Arrow keys', 'Change the choice; on some systems they open the list first.'],
    ['Letters', 'Jump to the option that begins with them.'],
    ['Escape', 'Closes the list and keeps the choice from before.'],
  ],
  accessibility: [
    'A native select: role, state and position in the list come from the browser.',
    'The label is its name and the hint its description.',
    'The box is 46 px high. Options take surface and ink of the theme, in dark as well.',
  ],
};
