import { SlidersHorizontal, Volume2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { LevelSource } from '../../primitives/LevelMeter/useLevel.ts';
import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import { Slider } from '../../primitives/Slider/Slider.tsx';
import * as styles from './DevicePicker.css.ts';
import { MicrophoneTest, SpeakerTest } from './DeviceTests.tsx';

export interface DevicePickerProps {
  /** Whether the devices are in sight. */
  expanded: boolean;
  /** 'Sound settings' was pressed. */
  onExpandedChange: (expanded: boolean) => void;
  /** During a call the volume stays in sight, and nothing is tested. */
  inCall: boolean;
  /** An empty `value` stands for the system's default. */
  microphones: readonly SelectOption[];
  /** The `value` of the chosen one. */
  microphone: string;
  /** Another one was chosen. */
  onMicrophoneChange: (id: string) => void;
  /** Empty where the browser does not let a page choose. */
  speakers: readonly SelectOption[];
  /** The `value` of the chosen one. */
  speaker: string;
  /** Another one was chosen. */
  onSpeakerChange: (id: string) => void;
  /** 0 to 1. */
  volume: number;
  /** 0 to 1, in steps of 0.05; often while it is dragged. */
  onVolumeChange: (volume: number) => void;
  /** Of the microphone that is being tested. Keep it constant. */
  level: LevelSource;
  /** `opening` waits for permission; `listening` has heard nothing yet. */
  microphoneTest: 'off' | 'opening' | 'listening' | 'heard';
  /** Why the last test did not work. */
  microphoneProblem?: string | undefined;
  /** 'Test microphone' was pressed. */
  onTestMicrophone: () => void;
  /** Of the tone that is played. */
  speakerTest: 'off' | 'playing' | 'failed';
  /** 'Test speaker' was pressed. */
  onTestSpeaker: () => void;
}

/** 'Sound settings': closed until they are asked for. */
export function DevicePicker(props: DevicePickerProps) {
  const { expanded, onExpandedChange, inCall, microphones, microphone, onMicrophoneChange } = props;
  const { speakers, speaker, onSpeakerChange, volume, onVolumeChange } = props;
  const id = useId();
  const slider = <Slider label="Volume" icon={<Volume2 />} value={volume} onChange={onVolumeChange} />;
  const controls = {
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
            <IconButton label="Sound settings" icon={<SlidersHorizontal />} {...controls} />
          </>
        ) : (
          <Button tone="quiet" icon={<SlidersHorizontal />} {...controls}>
            Sound settings
          </Button>
        )}
      </div>
      <div id={id} role="group" aria-label="Sound settings" hidden={!expanded}>
        {expanded && (
          <div className={styles.panel}>
            <div className={styles.device}>
              <Select
                label="Microphone"
                options={microphones}
                value={microphone}
                onChange={onMicrophoneChange}
              />
              {!inCall && <MicrophoneTest {...props} />}
            </div>
            <div className={styles.device}>
              {speakers.length > 0 && (
                <Select label="Speaker" options={speakers} value={speaker} onChange={onSpeakerChange} />
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
