import type { Device, DevicesPort } from '../../../services/devices.ts';
import { DevicePicker } from '../../../ui/agent/DevicePicker/DevicePicker.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import type { useSoundChoice } from './useSoundChoice.ts';
import { type useSoundTest, useSpeakerTest } from './useSoundTest.ts';
import { words } from './SoundPanel.words.ts';
import { voiceError } from './voiceErrors.ts';

export interface SoundPanelProps {
  devices: DevicesPort;
  choice: ReturnType<typeof useSoundChoice>;
  test: ReturnType<typeof useSoundTest>;
  inCall: boolean;
  expanded: boolean;
  onExpandedChange: (expanded: boolean) => void;
}

/** The system's default first. Devices without a name are left out, because nobody could choose between them. */
const options = (devices: readonly Device[], systemDefault: string) => [
  { value: '', label: systemDefault },
  ...devices
    .filter(({ id, label }) => label !== '' && id !== '' && id !== 'default')
    .map(({ id, label }) => ({ value: id, label })),
];

export function SoundPanel({ devices, choice, test, inCall, expanded, onExpandedChange }: SoundPanelProps) {
  const labels = useLabels('SoundPanel', words);
  const { translate } = useLanguage();
  const { inUse, choose } = choice;
  const tone = useSpeakerTest(devices, inUse.speaker);

  return (
    <DevicePicker
      expanded={expanded}
      onExpandedChange={onExpandedChange}
      inCall={inCall}
      microphones={options(choice.microphones, labels.default)}
      microphone={inUse.microphone ?? ''}
      onMicrophoneChange={(id) => choose({ microphone: id || undefined })}
      speakers={choice.speakers.length > 0 ? options(choice.speakers, labels.default) : []}
      speaker={inUse.speaker ?? ''}
      onSpeakerChange={(id) => choose({ speaker: id || undefined })}
      volume={choice.volume}
      onVolumeChange={(volume) => choose({ volume })}
      level={test.level}
      microphoneTest={test.state}
      microphoneProblem={test.failed && translate(voiceError(test.failed, navigator.userAgent).advice)}
      onTestMicrophone={test.ask}
      speakerTest={tone.state}
      onTestSpeaker={() => void tone.play()}
    />
  );
}
