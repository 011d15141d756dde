import type { Guide } from '../guide.ts';
import { CallControls, type CallControlsProps } from './CallControls.tsx';

const nothing = () => undefined;

function Controls({ phase, muted }: Pick<CallControlsProps, 'phase' | 'muted'>) {
  return (
    <CallControls
      phase={phase}
      muted={muted}
      onStart={nothing}
      onEnd={nothing}
      onMute={nothing}
      onTalk={nothing}
    />
  );
}

export const guide: Guide = {
  use: 'A voice call with the agent from the first press to the last: ready, connecting, talking, hanging up.',
  avoid:
    'A typed conversation needs no call. PhoneDialog only shows what a phone call would look like. For any other question use Dialog.',
  anatomy: [
    [
      'Face',
      'The agent in a ring: a line when idle, a turning arc while connecting, accent during the call.',
    ],
    ['Waves', 'Run outwards for two seconds when the agent has said something.'],
    ['Status', 'What is going on; during the call the timer and the ConnectionQuality.'],
    ['Stage', 'One notice at the top, Captions below, ActionCards that wait for a yes.'],
    ['Composer', 'Optional: to type while talking.'],
    ['Sound', 'Optional: the DevicePicker.'],
    ['Controls', 'Mute and End call, or Start call alone. They stay in sight when the rest scrolls.'],
  ],
  do: [
    {
      text: 'Let a call be given up while it is still connecting.',
      example: <Controls phase="connecting" muted={false} />,
    },
    {
      text: 'While muted, hold Space on Unmute to talk for a moment.',
      example: <Controls phase="in-call" muted />,
    },
  ],
  dont: [
    {
      text: 'Not finishing before the call is really being ended: for that long nothing can be pressed.',
      example: <Controls phase="finishing" muted={false} />,
    },
  ],
  keyboard: [
    ['Tab', 'Goes round within the dialog: Close, tasks, composer, sound, controls.'],
    ['Space, held on Unmute', 'Opens the microphone until it is let go or the focus leaves.'],
    ['Space, tapped on Unmute', 'For less than 300 ms: unmutes. Enter does so at once.'],
    ['Escape', 'Asks to close. What becomes of the call is the owner’s to decide.'],
  ],
  accessibility: [
    'A modal dialog named “Voice Chat”. Phase and stage are statuses; the timer is a timer and is not read each second.',
    'A critical notice is an alert. There is one at a time, the one that matters most.',
    'Start call and End call are one button, so that the focus survives the change; from Mute it goes there when the call ends by itself. It ignores the second click of a double click, and a key that is held down.',
    'The body is equally high in all phases. With reduced motion the waves are a ring that stands still.',
    'The controls are at least 52 px high, and their words stay on one line at 320 px.',
  ],
};
