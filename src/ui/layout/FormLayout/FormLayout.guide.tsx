import { Button } from '../../primitives/Button/Button.tsx';
import { nothing, type Guide } from '../../guide.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { FormLayout } from './FormLayout.tsx';

export const guide: Guide = {
  use: 'A form inside the account: fields below each other, buttons at the end.',
  avoid:
    'A visitor’s form, which is a screen of its own, is AuthForm. A search or a message is sent by its own composer.',
  anatomy: [
    ['Fields', 'One column, 1.5rem apart; an Alert may stand among them.'],
    ['Actions', 'At the end of the line, the submitting button last. They wrap when there is no room.'],
  ],
  do: [
    {
      text: 'Offer one button to submit and one to go back. The submitting one is the last and the only primary one.',
      example: (
        <FormLayout
          label="Edit Profile (example)"
          onSubmit={nothing}
          actions={
            <>
              <Button>Cancel</Button>
              <Button type="submit" tone="primary">
                Update Profile
              </Button>
            </>
          }
        >
          <TextField label="Full Name" name="name" value="Grace Hopper" onChange={nothing} />
          <TextField label="Location" name="location" value="Arlington" onChange={nothing} optional />
        </FormLayout>
      ),
    },
  ],
  dont: [
    {
      text: 'Without a submit button, a phone’s keyboard offers no way to send the form, and Enter stops working once there is a second field.',
      example: (
        <FormLayout
          label="Edit Profile (counter-example)"
          onSubmit={nothing}
          actions={<Button tone="primary">Update Profile</Button>}
        >
          <TextField label="Full Name" name="name" value="Grace Hopper" onChange={nothing} />
          <TextField label="Location" name="location" value="Arlington" onChange={nothing} />
        </FormLayout>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'From field to field, then through the actions in reading order.'],
    ['Enter', 'In a field of one line submits. In a TextArea it makes a new line.'],
  ],
  accessibility: [
    'A form named by its label, hence a landmark; say something else in each form of a page.',
    'noValidate: the screen checks and shows words at each field. Required fields are still said to be required.',
    'Submitting does not leave the page and does not move the focus.',
    'It has no loading state of its own: set loading on the submit Button, which then ignores presses and Enter.',
  ],
};
