import { nothing, type Guide } from '../../guide.ts';
import { CallBar, type CallBarProps } from './CallBar.tsx';

const Example = (props: Pick<CallBarProps, 'phase' | 'status' | 'mark' | 'elapsed'>) => (
  <CallBar
    {...props}
    muted={false}
    onMutedChange={nothing}
    onEnd={nothing}
    onOpen={nothing}
    onDismiss={nothing}
    onCaptionsChange={nothing}
  />
);

export const guide: Guide = {
  use: 'A call that goes on while somebody uses the page. It takes the place of CallDialog, which a press on the time opens again.',
  avoid: 'Do not start a call in it: microphone, permission and advice need the room of CallDialog.',
  anatomy: [
    ['Call', 'The mark, the time and what goes on. All three are one button, which opens the call again.'],
    ['Captions', 'Shows what is said above the bar, and hides it again.'],
    ['Mute', 'With its colours swapped while the microphone is off.'],
    ['End', 'Ends the call.'],
    ['Dismiss', 'Only after a call that ended by itself, in place of the other buttons.'],
  ],
  do: [
    {
      text: 'Say in one or two words what is happening.',
      example: <Example phase="in-call" mark="listening" elapsed="02:41" status="Listening…" />,
    },
    {
      text: 'Leave the bar there when the agent or the network ended the call, and say so.',
      example: <Example phase="ended" status="The agent ended the call" />,
    },
  ],
  dont: [
    {
      text: 'Advice belongs in the dialog: the bar would cut it off.',
      example: (
        <Example
          phase="in-call"
          elapsed="02:41"
          status="Speak up, choose another microphone in the sound settings, or type."
        />
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Call, Captions, Mute, End.'],
    ['Enter, Space', 'Presses the button.'],
  ],
  accessibility: [
    'A region named “Call in progress”, so that it is found among the landmarks.',
    'The owner announces once that the bar is there. The time in it is not a live region.',
    'Captions is a switch (aria-pressed). Mute changes its name to Unmute.',
    'When the bar goes while it has the focus, the focus moves to the page.',
    'Every target is at least 44 px square. The bar is not printed.',
  ],
};
