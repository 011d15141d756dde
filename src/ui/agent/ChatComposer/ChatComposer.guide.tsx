import { useState } from 'react';
import { nothing, type Guide } from '../../guide.ts';
import { ChatComposer } from './ChatComposer.tsx';

interface TryProps {
  pending?: boolean;
  draft: string;
  maxLength?: number;
}

function Try({ pending = false, draft, maxLength }: TryProps) {
  const [value, setValue] = useState(draft);
  return (
    <ChatComposer
      value={value}
      onChange={setValue}
      onSend={() => setValue('')}
      onStop={nothing}
      pending={pending}
      maxLength={maxLength}
    />
  );
}

export const guide: Guide = {
  use: 'The place to write and send a message to the agent, at the bottom of the conversation.',
  avoid: 'Text that belongs to a form, such as a description of oneself, is a TextArea with a visible label.',
  anatomy: [
    ['Files', 'With attach, an AttachFiles: what is chosen above, a paperclip before the text box.'],
    ['Text box', 'One line that grows to six, then scrolls inside.'],
    ['Stop', 'There only while a reply is on its way.'],
    ['Microphone', 'With onTalk, in the place of Stop. It opens the voice chat.'],
    ['Send', 'In the accent colour once there is something to send; spaces do not count.'],
    [
      'Note of the length',
      'With maxLength, from nine tenths of it on: what is left, then how much is too much.',
    ],
    ['Frame', 'One border around all three; it carries the focus ring of the text box.'],
  ],
  do: [
    {
      text: 'Let people write the next question while the reply is on its way. Only sending has to wait.',
      example: <Try draft="And when is the next one due?" pending />,
    },
    {
      text: 'Empty it as soon as the message is in the conversation. Send this one to see.',
      example: <Try draft="What plan am I on?" pending={false} />,
    },
    {
      text: 'Say with maxLength how much can be sent. Nothing is cut: a longer text stays whole, and waits until it is shorter.',
      example: <Try draft="Why did my payment of 3 May fail, and the one before it?" maxLength={40} />,
    },
  ],
  dont: [
    {
      text: 'Do not put instructions into the box: a text that has to be deleted first is worse than none.',
      example: <Try draft="Type your question for the agent here" pending={false} />,
    },
  ],
  keyboard: [
    [
      'Enter',
      'Sends, unless nothing is written, a reply is pending or an input method is composing. Also beside or in a block of code: one key does one thing.',
    ],
    ['Shift + Enter', 'Begins a new line.'],
    ['Arrow up', 'With onEditLast, in the empty box: edits the last message.'],
    ['Tab', 'Leads on to Stop or the microphone while one is there, then to Send while it is not disabled.'],
  ],
  accessibility: [
    'The box is named “Message”, or by its label, although no label is drawn beside it. The buttons are named “Stop” and “Send”.',
    'After a press on Send the focus goes back to the box before the button is disabled.',
    'The microphone is named “Talk to the agent”, as in AskBar, and says that it opens a dialog.',
    'All buttons are 44 px square. Phones show “send” on their Enter key.',
    'A text that is too long is announced once, and marks the box as invalid; the count is part of its description.',
    'The direction of the text follows what is typed.',
  ],
};
