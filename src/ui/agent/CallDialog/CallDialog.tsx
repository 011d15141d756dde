import { type ReactNode, useRef } from 'react';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { ConnectionQuality, type ConnectionQualityProps } from '../ConnectionQuality/ConnectionQuality.tsx';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { type LevelSource, useLevel } from '../../primitives/LevelMeter/useLevel.ts';
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

export interface CallDialogProps extends Omit<CallControlsProps, 'callButton'> {
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
  /** Shown beside the timer during a call. */
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

/** What goes on, in words; during the call the timer tells. [S8] */
const statuses = {
  idle: 'Ready to chat',
  connecting: 'Now is connecting....please wait.',
  'in-call': '',
  finishing: 'Finishing our call... please wait.',
} as const;

export function CallDialog(props: CallDialogProps) {
  const { open, onClose, phase, notice, captions, tasks, composer, sound } = props;
  const call = useRef<HTMLButtonElement>(null);
  const inCall = phase === 'in-call';

  return (
    <Dialog
      title="Voice Chat"
      size="tall"
      open={open}
      onClose={onClose}
      initialFocus={call}
      picture={inCall && <Face {...props} size="medium" />}
      status={inCall && <Progress {...props} />}
      footer={
        <div className={styles.foot}>
          {composer && <div className={styles.composer}>{composer}</div>}
          <CallControls {...props} callButton={call} />
        </div>
      }
    >
      <div className={styles.body({ inCall })}>
        {!inCall && <Face {...props} size="hero" />}
        <Status {...props} />
        {notice && <Notice {...notice} />}
        <div className={styles.talk({ inCall })}>
          {captions && <div className={styles.captions}>{captions}</div>}
          {tasks && <div className={styles.tasks({ inCall })}>{tasks}</div>}
        </div>
        {sound && <div className={styles.sound({ inCall })}>{sound}</div>}
      </div>
    </Dialog>
  );
}

/** Large until the call begins, then in the header. */
function Face({ agentName, phase, pulse, agentLevel, size }: CallDialogProps & { size: 'medium' | 'hero' }) {
  const level = useLevel(agentLevel);
  return (
    <div className={styles.avatar[size]} data-phase={phase} data-pulse={pulse}>
      {phase === 'in-call' && <span ref={level} className={styles.level} />}
      <span className={styles.face}>
        <Avatar name={agentName} size={size} />
      </span>
    </div>
  );
}

/** There in every phase: a screen reader speaks only what changes in what it knows. */
function Status({ phase, stage }: CallDialogProps) {
  return (
    <div className={styles.status({ inCall: phase === 'in-call' })}>
      <p role="status">{statuses[phase]}</p>
      {phase !== 'in-call' && (
        <p role="status" className={styles.stage}>
          {phase === 'connecting' && stage}
        </p>
      )}
    </div>
  );
}

function Progress({ elapsed, quality }: CallDialogProps) {
  return (
    <div className={styles.progress}>
      <p role="timer" aria-label="Call time" className={styles.timer}>
        {elapsed}
      </p>
      {quality && <ConnectionQuality quality={quality} />}
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
