import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { Guide } from '../../guide.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

interface ExampleProps {
  title: string;
  text: string;
  no: string;
  yes: string;
}

function Example({ title, text, no, yes }: ExampleProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Sign out everywhere
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={title}
        size="small"
        footer={
          <>
            <Button onClick={close}>{no}</Button>
            <Button tone="critical" onClick={close}>
              {yes}
            </Button>
          </>
        }
      >
        <Text>{text}</Text>
      </Dialog>
    </>
  );
}

export const guide: Guide = {
  use: 'Asks or offers something that people have to answer or close before they can go on.',
  avoid:
    'For news that needs no answer use Toast or Alert, for a few choices beside a button Menu. A long form should be a screen.',
  anatomy: [
    ['Backdrop', 'Dims the page; a press on it closes.'],
    ['Title', 'What is asked, in a few words. It stays in view while the rest scrolls.'],
    ['Description', 'Optional, one line below the title.'],
    ['Actions', 'Optional icon buttons before Close, for what concerns all of the content.'],
    ['Close', 'An icon button at the end of the title’s line, always there.'],
    [
      'Loading',
      'LoadingDialog is the frame with a spinner, for content whose code is on its way. What follows takes its place.',
    ],
    ['Content', 'Mounted only while the dialog is open, so it starts anew each time.'],
    ['Footer', 'Optional buttons at the end of the line, the decisive one last.'],
    [
      'Size',
      'small 26rem for a question, medium 34rem for a form; of constant height are tall, 26rem wide, for a call, and large, 46rem, for a conversation.',
    ],
  ],
  do: [
    {
      text: 'Let the title ask the question, and the buttons answer it with the same verb. Press to see.',
      example: (
        <Example
          title="Sign out everywhere?"
          text="You will have to sign in again on every device."
          no="Stay signed in"
          yes="Sign Out"
        />
      ),
    },
  ],
  dont: [
    {
      text: 'With “Are you sure?”, Yes and No, people who read only the buttons do not know what they do.',
      example: <Example title="Are you sure?" text="This cannot be undone." no="No" yes="Yes" />,
    },
  ],
  keyboard: [
    [
      'On opening',
      'The focus goes to initialFocus, else to the first control of the content or the footer: Enter closes nothing unread.',
    ],
    ['Tab, Shift + Tab', 'Go through the dialog and the browser’s own buttons, never to the page below.'],
    ['Escape', 'Closes it, as a phone’s “back” does. The focus returns to where it was before.'],
  ],
  accessibility: [
    'The role is dialog, its name the title, its description the line below the title.',
    'While it is open the rest of the page is inert and does not scroll; toasts lie over it and stay in use.',
    'It is rendered in its place in the document. If it contains a form, do not place it inside another one.',
    'Close is 44 px in both directions.',
    'On a screen lower than 30rem, such as a zoom of 400 %, large scrolls as a whole, with a ChatLog in it.',
    'On phones all but small fill the screen; small stays a sheet with room around it. They stay above the keyboard.',
    'It fades and rises a little on opening; with reduced motion it is simply there.',
  ],
};
