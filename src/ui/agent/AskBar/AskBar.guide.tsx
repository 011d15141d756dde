import { nothing, type Guide } from '../../guide.ts';
import { AskBar } from './AskBar.tsx';

export const guide: Guide = {
  use: 'At the bottom of a narrow window, where the thumb is: opens the agent’s sheet with its field, or a call.',
  avoid: 'Where the agent has a column, its ChatComposer is the field itself.',
  anatomy: [
    ['Field', 'A button that looks like a field. With a draft it shows the draft.'],
    ['Microphone', 'Opens the voice chat. Not there where no call is possible.'],
  ],
  do: [
    {
      text: 'Show what was typed before: the bar and the field are one draft.',
      example: <AskBar draft="What did I pay in May" onAsk={nothing} onTalk={nothing} />,
    },
  ],
  dont: [
    {
      text: 'Two bars in one view are two ways to the same agent.',
      example: (
        <>
          <AskBar onAsk={nothing} onTalk={nothing} />
          <AskBar onAsk={nothing} onTalk={nothing} />
        </>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Field, microphone.'],
    ['Enter, Space', 'Opens the agent with the focus in its field, or the voice chat.'],
  ],
  accessibility: [
    'Two buttons that say that they open a dialog; nothing can be typed into the bar.',
    'The field’s name is its text, the microphone’s is “Talk to the agent”.',
    'Both are 52 px high. AppShell keeps the bar’s room free below the page, so that it covers nothing for good.',
  ],
};
