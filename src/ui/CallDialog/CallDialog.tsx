import type { ReactNode } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { ConnectionQuality, type ConnectionQualityProps } from '../ConnectionQuality/ConnectionQuality.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { type LevelSource, useLevel } from '../LevelMeter/useLevel.ts';
import { CallControls, type CallControlsProps } from './CallControls.tsx';
import * as styles from './CallDialog.css.ts';

export interface CallNoticeProps {
  /** `hint` is quiet text, the others are boxes. */
  tone: 'critical' | 'caution' | 'neutral' | 'hint';
  /** What happened; not shown with a `hint`. */
  title?: string | undefined;
  /** What to do about it. */
  advice: string;
}

export interface CallDialogProps extends CallControlsProps {
  /** Mounted and modal while true. */
  open: boolean;
  /** Escape, the backdrop or 'Close' was used. It does not end the call. */
  onClose: () => void;
  /** Its first letter stands in the round picture. */
  agentName: string;
  /** Formatted: '02:41'. */
  elapsed: ReactNode;
  /** The agent has just said something, K8. */
  pulse: boolean;
  /** How far connecting has come, in words. */
  stage?: string | undefined;
  /** Shown below the timer during a call. */
  quality?: ConnectionQualityProps['quality'] | undefined;
  /** How loud the agent is, around its picture. Keep it constant. */
  agentLevel?: LevelSource | undefined;
  /** The one thing that matters most now. */
  notice?: CallNoticeProps | undefined;
  /** What is being said. */
  captions?: ReactNode;
  /** What waits for the user's yes. */
  tasks?: ReactNode;
  /** To type while talking. */
  composer?: ReactNode;
  /** Devices and volume. */
  sound?: ReactNode;
}

/** S8. */
const statuses = {
  idle: 'Ready to chat',
  connecting: 'Now is connecting....please wait.',
  'in-call': '',
  finishing: 'Finishing our call... please wait.',
} as const;

export function CallDialog(props: CallDialogProps) {
  const { open, onClose, notice, captions, tasks, composer, sound } = props;

  return (
    <Dialog open={open} onClose={onClose} title="Voice Chat" size="small">
      <div className={styles.body}>
        <Face {...props} />
        <Status {...props} />
        <div className={styles.stage}>
          {notice && <Notice {...notice} />}
          {captions && (
            <div className={styles.captions}>
              <div className={styles.words}>{captions}</div>
            </div>
          )}
          {tasks && <div className={styles.full}>{tasks}</div>}
        </div>
        {composer && <div className={styles.full}>{composer}</div>}
        {sound}
        <CallControls {...props} />
      </div>
    </Dialog>
  );
}

function Face({ agentName, phase, pulse, agentLevel }: CallDialogProps) {
  const level = useLevel(agentLevel);
  return (
    <div className={styles.avatar} data-phase={phase} data-pulse={pulse}>
      {phase === 'in-call' && <span ref={level} className={styles.level} />}
      <span className={styles.face}>
        <Avatar name={agentName} size="hero" />
      </span>
    </div>
  );
}

function Status({ phase, elapsed, stage, quality }: CallDialogProps) {
  return (
    <div className={styles.status}>
      <p role="status">{statuses[phase]}</p>
      {phase === 'in-call' && (
        <p role="timer" aria-label="Call time" className={styles.timer}>
          {elapsed}
        </p>
      )}
      <div className={styles.below}>
        {phase === 'connecting' && <p role="status">{stage}</p>}
        {phase === 'in-call' && quality && <ConnectionQuality quality={quality} />}
      </div>
    </div>
  );
}

function Notice({ tone, title, advice }: CallNoticeProps) {
  if (tone === 'hint') return <p className={styles.hint}>{advice}</p>;
  return (
    <div className={styles.full}>
      <Alert tone={tone} title={title}>
        {advice}
      </Alert>
    </div>
  );
}
