import { Button } from '../../primitives/Button/Button.tsx';
import type { LevelSource } from '../../primitives/LevelMeter/useLevel.ts';
import { LevelMeter } from '../../primitives/LevelMeter/LevelMeter.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './DevicePicker.css.ts';
import { words } from './DevicePicker.words.ts';

interface MicrophoneTestProps {
  level: LevelSource;
  microphoneTest: 'off' | 'opening' | 'listening' | 'heard';
  microphoneProblem?: string | undefined;
  onTestMicrophone: () => void;
}

/** A button that becomes a level meter while the microphone is tested. */
export function MicrophoneTest(props: MicrophoneTestProps) {
  const { level, microphoneTest, microphoneProblem, onTestMicrophone } = props;
  const labels = useLabels('DevicePicker', words);
  const isOpen = microphoneTest === 'listening' || microphoneTest === 'heard';

  return (
    <div className={styles.test}>
      {isOpen ? (
        <span className={styles.meter}>
          <LevelMeter source={level} />
        </span>
      ) : (
        <Button loading={microphoneTest === 'opening'} onClick={onTestMicrophone}>
          {labels.testMicrophone}
        </Button>
      )}
      <p role="status" className={microphoneProblem ? styles.problem : undefined}>
        {microphoneTest === 'heard' ? labels.heard : isOpen ? labels.listening : microphoneProblem}
      </p>
    </div>
  );
}

interface SpeakerTestProps {
  /** Empty where the browser does not let a page choose. */
  speakers: readonly unknown[];
  speakerTest: 'off' | 'playing' | 'failed';
  onTestSpeaker: () => void;
}

/** A button that plays a tone, and a sentence when that fails. */
export function SpeakerTest({ speakers, speakerTest, onTestSpeaker }: SpeakerTestProps) {
  const labels = useLabels('DevicePicker', words);
  return (
    <div className={styles.test}>
      <Button loading={speakerTest === 'playing'} onClick={onTestSpeaker}>
        {labels.testSpeaker}
      </Button>
      <p role="status" className={speakerTest === 'failed' ? styles.problem : undefined}>
        {speakerTest === 'failed' && labels.failed}
        {speakerTest === 'off' && speakers.length === 0 && labels.systemSpeaker}
      </p>
    </div>
  );
}
