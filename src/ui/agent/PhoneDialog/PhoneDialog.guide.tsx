import { Phone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { Guide } from '../../guide.ts';
import { PhoneDialog } from './PhoneDialog.tsx';

function Try({ label }: { label: string }) {
  const [open, setOpen] = useState(false);
  const [inCall, setInCall] = useState(false);
  const [microphoneMuted, setMicrophoneMuted] = useState(false);
  const [speakerMuted, setSpeakerMuted] = useState(false);
  return (
    <>
      <Button icon={<Phone />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <PhoneDialog
        open={open}
        onClose={() => setOpen(false)}
        phone="+1 (555) 010-0199"
        elapsed="00:00"
        inCall={inCall}
        microphoneMuted={microphoneMuted}
        speakerMuted={speakerMuted}
        onStart={() => setInCall(true)}
        onEnd={() => setInCall(false)}
        onMicrophoneMutedChange={setMicrophoneMuted}
        onSpeakerMutedChange={setSpeakerMuted}
      />
    </>
  );
}

export const guide: Guide = {
  use: 'Shows how a call to the agent’s number will look. No call is placed, and the dialog says so.',
  avoid: 'To talk with the agent use CallDialog. To let a phone dial, a link with tel: is enough.',
  anatomy: [
    [
      'Face',
      'AgentMark, large, above the number. It listens while the pretended call runs and the microphone is on.',
    ],
    ['Number', 'Digits of equal width; a long one wraps.'],
    ['Timer', 'Minutes and seconds, formatted by the owner.'],
    ['Microphone, Speaker', 'Two buttons with their words below. Their pictures are crossed out when muted.'],
    ['Preview note', 'Below the two, in every state. It cannot be turned off.'],
    ['Call button', 'In the footer, as wide as the dialog: Start call, then End call in the critical tone.'],
  ],
  do: [
    {
      text: 'Open it by the number itself. Press to see the dialog.',
      example: <Try label="+1 (555) 010-0199" />,
    },
  ],
  dont: [
    {
      text: 'Do not promise a call: who presses this expects a phone to ring.',
      example: <Try label="Call now" />,
    },
  ],
  keyboard: [
    [
      'Tab',
      'Begins at the call button and goes round within the dialog: Close, microphone, speaker, call button.',
    ],
    ['Enter, Space', 'Presses; the focus stays where it is when the words change.'],
    ['Escape', 'Closes; the focus returns to what opened it.'],
  ],
  accessibility: [
    'A modal dialog named “My Agent”. The time has the role timer and the name “Call time”.',
    'Mute buttons change their name instead of being pressed: “Unmute microphone” says all.',
    'The words below them are hidden from assistive technology, which would hear everything twice.',
    'The number is left-to-right in every page.',
  ],
};
