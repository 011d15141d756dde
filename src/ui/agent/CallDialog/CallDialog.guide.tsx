import { nothing, type Guide } from '../../guide.ts';
import { CallControls, type CallControlsProps } from './CallControls.tsx';

function Controls({ phase, muted }: Pick<CallControlsProps, 'phase' | 'muted'>) {
  return (
    <CallControls
      phase={phase}
      muted={muted}
      onStart={nothing}
      onEnd={nothing}
      onMutedChange={nothing}
      onTalkingChange={nothing}
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
      'The agent in a ring: a line when idle, a turning arc while connecting. During the call it is small, stands in the header and has the accent.',
    ],
    ['Waves', 'Run outwards for two seconds when the agent has said something.'],
    [
      'Status',
      'What is going on; during the call the timer and the ConnectionQuality, in the header. Without a timer it says ‘Connected’.',
    ],
    ['Notice', 'One at a time, above what is said.'],
    ['Captions, ActionCards', 'What is said, and what waits for an answer. Each scrolls by itself.'],
    ['Sound', 'Optional: the DevicePicker.'],
    ['Minimise', 'From connecting to the end: the call goes on in a CallBar.'],
    ['Footer', 'Composer and controls. They are always in sight, and side by side on a phone in landscape.'],
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
      text: 'Do not set finishing before the call is really ending, because nothing can be pressed in that phase.',
      example: <Controls phase="finishing" muted={false} />,
    },
  ],
  keyboard: [
    [
      'Tab',
      'Begins at Start call and goes round within the dialog: Minimise, Close, captions, tasks, sound, composer, controls.',
    ],
    ['Space, held on Unmute', 'Opens the microphone until it is let go or the focus leaves.'],
    ['Space, tapped on Unmute', 'For less than 300 ms: unmutes. Enter does so at once.'],
    ['Escape', 'Asks to close. The owner decides what happens to the call.'],
  ],
  accessibility: [
    'A modal dialog named “Voice Chat”. Phase and stage are statuses; the timer is a timer and is not read each second.',
    'A critical notice is an alert. Only the most important notice is shown.',
    'Start call, End call and Call again are one button, so that the focus survives the change; from Mute it goes there when the call ends by itself. It ignores the second click of a double click, and a key that is held down.',
    'The dialog is equally high in all phases. With reduced motion the waves are a ring that stands still.',
    'The controls are at least 52 px high, and their words stay on one line at 320 px.',
  ],
};
