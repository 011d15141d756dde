import { SlidersHorizontal, Volume2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { LevelSource } from '../../primitives/LevelMeter/useLevel.ts';
import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import { Slider } from '../../primitives/Slider/Slider.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './DevicePicker.css.ts';
import { MicrophoneTest, SpeakerTest } from './DeviceTests.tsx';
import { words } from './DevicePicker.words.ts';

export interface DevicePickerProps {
  /** Whether the panel with the devices is open. */
  expanded: boolean;
  /** 'Sound settings' was pressed: whether the panel should be open. */
  onExpandedChange: (expanded: boolean) => void;
  /** During a call the volume is always in sight, and devices cannot be tested. */
  inCall: boolean;
  /** The microphones to choose from. An empty `value` stands for the system's default. */
  microphones: readonly SelectOption[];
  /** The `value` of the chosen microphone. */
  microphone: string;
  /** Called with the `value` of the newly chosen microphone. */
  onMicrophoneChange: (id: string) => void;
  /** The speakers to choose from. Empty where the browser does not let a page choose. */
  speakers: readonly SelectOption[];
  /** The `value` of the chosen speaker. */
  speaker: string;
  /** Called with the `value` of the newly chosen speaker. */
  onSpeakerChange: (id: string) => void;
  /** The volume of the agent's voice, 0 to 1. */
  volume: number;
  /** Called with 0 to 1 in steps of 0.05, often while the slider is dragged. */
  onVolumeChange: (volume: number) => void;
  /** The level of the microphone that is being tested. Keep the function constant between renders. */
  level: LevelSource;
  /** State of the microphone test. `opening` waits for permission; `listening` has heard nothing yet. */
  microphoneTest: 'off' | 'opening' | 'listening' | 'heard';
  /** Why the last microphone test failed, and what to do about it. */
  microphoneProblem?: string | undefined;
  /** 'Test microphone' was pressed. */
  onTestMicrophone: () => void;
  /** State of the speaker test, which plays a tone. */
  speakerTest: 'off' | 'playing' | 'failed';
  /** 'Test speaker' was pressed. */
  onTestSpeaker: () => void;
}

/** The sound settings: microphone, speaker and volume, with a test of each device. */
export function DevicePicker(props: DevicePickerProps) {
  const { expanded, onExpandedChange, inCall, microphones, microphone, onMicrophoneChange } = props;
  const { speakers, speaker, onSpeakerChange, volume, onVolumeChange } = props;
  const labels = useLabels('DevicePicker', words);
  const id = useId();
  const slider = <Slider label={labels.volume} icon={<Volume2 />} value={volume} onChange={onVolumeChange} />;
  const buttonProps = {
    'aria-expanded': expanded,
    'aria-controls': id,
    onClick: () => onExpandedChange(!expanded),
  };

  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        {inCall ? (
          <>
            {slider}
            <IconButton label={labels.settings} icon={<SlidersHorizontal />} {...buttonProps} />
          </>
        ) : (
          <Button tone="quiet" icon={<SlidersHorizontal />} {...buttonProps}>
            {labels.settings}
          </Button>
        )}
      </div>
      <div id={id} role="group" aria-label={labels.settings} hidden={!expanded}>
        {expanded && (
          <div className={styles.panel}>
            <div className={styles.device}>
              <Select
                label={labels.microphone}
                options={microphones}
                value={microphone}
                onChange={onMicrophoneChange}
              />
              {!inCall && <MicrophoneTest {...props} />}
            </div>
            <div className={styles.device}>
              {speakers.length > 0 && (
                <Select
                  label={labels.speaker}
                  options={speakers}
                  value={speaker}
                  onChange={onSpeakerChange}
                />
              )}
              {!inCall && <SpeakerTest {...props} />}
            </div>
            {!inCall && slider}
          </div>
        )}
      </div>
    </div>
  );
}
