import { useState } from 'react';
import { nothing, type Guide } from '../../guide.ts';
import { DevicePicker } from './DevicePicker.tsx';

const silence = () => nothing;

function Try({ opened, inCall }: { opened: boolean; inCall: boolean }) {
  const [expanded, setExpanded] = useState(opened);
  const [microphone, setMicrophone] = useState('');
  const [volume, setVolume] = useState(0.8);
  return (
    <DevicePicker
      expanded={expanded}
      onExpandedChange={setExpanded}
      inCall={inCall}
      microphones={[
        { value: '', label: 'System default' },
        { value: 'headset', label: 'Headset' },
      ]}
      microphone={microphone}
      onMicrophoneChange={setMicrophone}
      speakers={[]}
      speaker=""
      onSpeakerChange={nothing}
      volume={volume}
      onVolumeChange={setVolume}
      level={silence}
      microphoneTest="off"
      onTestMicrophone={nothing}
      speakerTest="off"
      onTestSpeaker={nothing}
    />
  );
}

export const guide: Guide = {
  use: 'Chooses the microphone, the speaker and the volume of a call, and tries them out before it begins.',
  avoid: 'The notice of CallDialog says what to do about a blocked microphone. For other choices use Select.',
  anatomy: [
    ['Sound settings', 'A quiet button; during a call a small one, beside the volume.'],
    ['Microphone', 'A Select. Below it a test: its button gives way to a LevelMeter and a sentence.'],
    ['Speaker', 'A Select where the browser lets a page choose; else a sentence says what is used.'],
    ['Volume', 'A Slider, within the panel before a call and always in sight during one.'],
  ],
  do: [
    {
      text: 'Leave it closed: most people never need it.',
      example: <Try opened={false} inCall={false} />,
    },
    {
      text: 'Keep the volume at hand while somebody talks.',
      example: <Try opened={false} inCall />,
    },
  ],
  dont: [
    {
      text: 'Do not open it unasked: it is in the way of the call that people came for.',
      example: <Try opened inCall={false} />,
    },
  ],
  keyboard: [
    ['Enter, Space', 'On Sound settings: opens or closes the panel; the focus stays.'],
    ['Tab', 'From there into the panel: microphone, its test, speaker, its test, volume.'],
    ['Arrow keys', 'Within a list or on the volume, as the browser does it.'],
  ],
  accessibility: [
    'The button says by aria-expanded whether the panel is open, and controls it by its id.',
    'The panel is a group named “Sound settings”.',
    '“Say something.”, “We hear you.” and every problem are statuses: said when they change.',
    'The line of a test is 44 px high before and during it, so that nothing below moves.',
  ],
};
