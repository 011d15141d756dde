import { Button } from '../../primitives/Button/Button.tsx';
import type { Guide } from '../../guide.ts';
import { createToaster, type ToastMessage } from './toaster.ts';
import { ToastRegion } from './ToastRegion.tsx';

const toaster = createToaster();
const show = (title: string, description: string, tone: ToastMessage['tone']) => () =>
  toaster.add({ title, description, tone });

export const guide: Guide = {
  use: 'Says briefly how an action ended: a profile was saved, a plan could not be changed.',
  avoid:
    'What has to be read or acted upon is an Alert where it happened. A mistake in a form stands at its field. A question is a Dialog.',
  anatomy: [
    [
      'Region',
      'Once per app, at the lower end corner, beside a column of the agent; at the top while a dialog is open. Three messages at most. It moves off whatever can be pressed.',
    ],
    ['Title', 'What happened. Two lines are seen.'],
    ['Description', 'What it means, or what to try. Six lines are seen.'],
    ['Dismiss', 'A cross. A swipe to the right does the same, in a right-to-left page one to the left.'],
    ['Background', 'The colour of ink for news, the critical one for what failed.'],
  ],
  do: [
    {
      text: 'Confirm what cannot be seen on the screen. Press to show it.',
      example: (
        <>
          <Button onClick={show('Profile Updated', 'Your profile has been successfully updated.', 'neutral')}>
            Update Profile
          </Button>
          <ToastRegion toaster={toaster} />
        </>
      ),
    },
    {
      text: 'Say what to do when something failed on the way.',
      example: (
        <Button onClick={show('Error', 'Failed to fetch user data. Please try again.', 'critical')}>
          Reload
        </Button>
      ),
    },
  ],
  dont: [
    {
      text: 'It is gone after some seconds, so nobody can correct a form with its help.',
      example: (
        <Button onClick={show('Error', 'Enter an email address such as name@example.com.', 'critical')}>
          Sign In
        </Button>
      ),
    },
  ],
  keyboard: [
    ['F6', 'From anywhere: moves the focus to the region. Its messages stay while it is there.'],
    ['Tab', 'From there to Dismiss.'],
    ['Escape', 'Within a message: dismisses it.'],
  ],
  accessibility: [
    'Neutral messages are statuses and wait for a pause; critical ones are alerts and do not.',
    'They last 5 and 10 seconds. While the pointer or the focus is on them, they stay.',
    'The focus is never taken away from what somebody is doing.',
    'Over an open dialog a message is read out and can be dismissed: it is moved into the dialog.',
    'It covers no control and no name of a screen: it moves towards the middle of the window where one is in its place, and again when the page changes.',
    'The same message again makes the toast stay longer; it does not add another one.',
    'While a dialog is open they come at the top: at its end are its buttons, or the newest messages and the field.',
    'A phone’s keyboard does not cover them, and they do not cover the field with the focus.',
    'The cross is named “Dismiss” and 44 px square. Paper on ink and the words on critical keep 4.5 : 1.',
  ],
};
