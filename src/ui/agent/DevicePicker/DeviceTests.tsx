import { Button } from '../../primitives/Button/Button.tsx';
import { LevelMeter } from '../../primitives/LevelMeter/LevelMeter.tsx';
import * as styles from './DevicePicker.css.ts';
import type { DevicePickerProps } from './DevicePicker.tsx';

type MicrophoneTestProps = Pick<
  DevicePickerProps,
  'level' | 'microphoneTest' | 'microphoneProblem' | 'onTestMicrophone'
>;

/** The button gives way to the level. */
export function MicrophoneTest(props: MicrophoneTestProps) {
  const { level, microphoneTest, microphoneProblem, onTestMicrophone } = props;
  const open = microphoneTest === 'listening' || microphoneTest === 'heard';

  return (
    <div className={styles.test}>
      {open ? (
        <span className={styles.meter}>
          <LevelMeter source={level} />
        </span>
      ) : (
        <Button busy={microphoneTest === 'opening'} onClick={onTestMicrophone}>
          Test microphone
        </Button>
      )}
      <p role="status" className={microphoneProblem ? styles.problem : undefined}>
        {microphoneTest === 'heard' ? 'We hear you.' : open ? 'Say something.' : microphoneProblem}
      </p>
    </div>
  );
}

type SpeakerTestProps = Pick<DevicePickerProps, 'speakers' | 'speakerTest' | 'onTestSpeaker'>;

export function SpeakerTest({ speakers, speakerTest, onTestSpeaker }: SpeakerTestProps) {
  return (
    <div className={styles.test}>
      <Button busy={speakerTest === 'playing'} onClick={onTestSpeaker}>
        Test speaker
      </Button>
      <p role="status" className={speakerTest === 'failed' ? styles.problem : undefined}>
        {speakerTest === 'failed' && 'The tone could not be played.'}
        {speakerTest === 'off' && speakers.length === 0 && "Your system's speaker is used."}
      </p>
    </div>
  );
}
