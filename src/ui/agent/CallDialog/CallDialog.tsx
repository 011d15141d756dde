import { Minimize2 } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { AgentMark, type AgentMarkProps } from '../AgentMark/AgentMark.tsx';
import { ConnectionQuality, type ConnectionQualityProps } from '../ConnectionQuality/ConnectionQuality.tsx';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { type LevelSource, useLevel } from '../../primitives/LevelMeter/useLevel.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import { CallControls, type CallControlsProps } from './CallControls.tsx';
import * as styles from './CallDialog.css.ts';
import { words } from './CallDialog.words.ts';

export interface CallNoticeProps {
  /** `hint` is muted text; the others are an Alert of that tone. */
  tone: 'critical' | 'caution' | 'neutral' | 'hint';
  /** What happened. Not shown with a `hint`. */
  title?: string | undefined;
  /** What the user can do about it. */
  advice: string;
  /** One Button that leads on, such as 'See plans'. Not shown with a `hint`. */
  action?: ReactNode;
}

export interface CallDialogProps extends CallControlsProps {
  /** Mounted and modal while true. */
  open: boolean;
  /** Escape, the backdrop or 'Close' was used. The owner decides what happens to the call. */
  onClose: () => void;
  /** 'Minimise' was pressed: the call should go on in a CallBar. Without it there is no such button. */
  onMinimise?: (() => void) | undefined;
  /** What the agent does, for its mark. `idle` unless given. */
  mark?: AgentMarkProps['state'] | undefined;
  /** Length of the call, formatted, such as '02:41'. Without it a call says 'Connected'. */
  elapsed?: ReactNode;
  /** The agent has just said something: two waves spread from its picture. Set it for 2 s. */
  pulse?: boolean | undefined;
  /** The current step of connecting in words, such as 'Joining the call'. */
  stage?: string | undefined;
  /** Quality of the connection, shown beside the timer during a call. */
  quality?: ConnectionQualityProps['quality'] | undefined;
  /** The level of the agent's voice, drawn around its picture. Keep the function constant between renders. */
  agentLevel?: LevelSource | undefined;
  /** The most important message, such as why the last call failed. */
  notice?: CallNoticeProps | undefined;
  /** What is being said, such as Captions. */
  captions?: ReactNode;
  /** What waits for the user's agreement, such as ActionCards. */
  tasks?: ReactNode;
  /** What lies behind the agent's last answer, such as AnswerRows. */
  rows?: ReactNode;
  /** Lets the user type during the call, such as a ChatComposer. */
  composer?: ReactNode;
  /** Settings of devices and volume, such as a DevicePicker. */
  sound?: ReactNode;
}

/** A voice call with the agent, from 'Start call' to the end. */
export function CallDialog(props: CallDialogProps) {
  const { open, onClose, onMinimise, phase, notice, captions, tasks, rows, composer, sound } = props;
  const callButton = useRef<HTMLButtonElement>(null);
  const inCall = phase === 'in-call';

  return (
    <Dialog
      title={useLabels('CallDialog', words).title}
      size="tall"
      open={open}
      onClose={onClose}
      initialFocus={callButton}
      picture={inCall && <AgentPicture {...props} size="medium" />}
      status={inCall && <Progress {...props} />}
      actions={
        phase !== 'idle' && onMinimise && <MinimiseButton callButton={callButton} onClick={onMinimise} />
      }
      footer={
        <div className={styles.foot}>
          {composer && <div className={styles.composer}>{composer}</div>}
          <CallControls {...props} callButton={callButton} />
        </div>
      }
    >
      <div className={styles.body({ inCall })}>
        {!inCall && <AgentPicture {...props} size="hero" />}
        <Status {...props} />
        {/* Always there, so that a screen reader reads what appears in it. A critical notice, which is an alert, speaks for itself. */}
        <div aria-live={notice?.tone === 'critical' ? 'off' : 'polite'} className={styles.notice}>
          {notice && <Notice {...notice} />}
        </div>
        <div className={styles.talk({ inCall })}>
          {captions && <div className={styles.captions}>{captions}</div>}
          {(tasks || rows) && (
            <div className={styles.tasks({ inCall })}>
              {tasks}
              {rows}
            </div>
          )}
        </div>
        {sound && <div className={styles.sound({ inCall })}>{sound}</div>}
      </div>
    </Dialog>
  );
}

interface MinimiseButtonProps {
  /** Where the focus goes when the button goes because the call has ended. */
  callButton: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
}

function MinimiseButton({ callButton, onClick }: MinimiseButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    const next = callButton.current;
    return () => {
      if (element === document.activeElement) next?.focus();
    };
  }, [callButton]);
  return (
    <IconButton
      ref={button}
      label={useLabels('CallDialog', words).minimise}
      icon={<Minimize2 />}
      onClick={onClick}
    />
  );
}

/** The agent's picture: large until the call begins, then small in the header. */
function AgentPicture({
  mark,
  phase,
  pulse,
  agentLevel,
  size,
}: CallDialogProps & { size: 'medium' | 'hero' }) {
  const level = useLevel(agentLevel);
  return (
    <div className={styles.avatar[size]} data-phase={phase} data-pulse={pulse}>
      {phase === 'in-call' && <span ref={level} className={styles.level} />}
      <span className={styles.face}>
        <AgentMark state={mark} size={size === 'hero' ? 'large' : 'medium'} />
      </span>
    </div>
  );
}

/** Rendered in every phase, because a screen reader announces changes only in a status that is already there. */
function Status({ phase, stage, elapsed }: CallDialogProps) {
  const labels = useLabels('CallDialog', words);
  return (
    <div className={styles.status({ timed: phase === 'in-call' && elapsed !== undefined })}>
      {/* During the call the timer stands in for it on the screen. */}
      <p role="status">{labels[phase]}</p>
      {phase !== 'in-call' && (
        <p role="status" className={styles.stage}>
          {phase === 'connecting' && stage}
        </p>
      )}
    </div>
  );
}

function Progress({ elapsed, quality }: CallDialogProps) {
  const label = useLabels('CallDialog', words).time;
  return (
    <div className={styles.progress}>
      {elapsed !== undefined && (
        <p role="timer" aria-label={label} className={styles.timer}>
          {elapsed}
        </p>
      )}
      {quality && <ConnectionQuality quality={quality} />}
    </div>
  );
}

function Notice({ tone, title, advice, action }: CallNoticeProps) {
  if (tone === 'hint') return <p className={styles.hint}>{advice}</p>;
  return (
    <Alert tone={tone} title={title} action={action}>
      {advice}
    </Alert>
  );
}
