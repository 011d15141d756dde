import { Mic, MicOff, Phone, PhoneOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import * as styles from './CallDialog.css.ts';

export interface CallDialogProps {
  open: boolean;
  onClose: () => void;
  agentName: string;
  phase: 'idle' | 'connecting' | 'in-call' | 'finishing';
  /** Formatted: '02:41'. */
  elapsed: string;
  /** The agent has just said something, K8. */
  pulse: boolean;
  muted: boolean;
  /** What the agent says. */
  caption?: string | undefined;
  /** Why there is no call, in plain words. */
  error?: { title: string; advice: string } | undefined;
  onStart: () => void;
  /** Also while connecting: a call that never comes about can be given up. */
  onEnd: () => void;
  onMute: () => void;
  /** To type while talking. */
  composer?: ReactNode;
  /** What waits for the user's yes. */
  tasks?: ReactNode;
}

/** S8. */
const statuses = {
  idle: 'Ready to chat',
  connecting: 'Now is connecting....please wait.',
  'in-call': '',
  finishing: 'Finishing our call... please wait.',
} as const;

export function CallDialog(props: CallDialogProps) {
  const { open, onClose, agentName, phase, elapsed, pulse, caption, error, composer, tasks } = props;

  return (
    <Dialog open={open} onClose={onClose} title="Voice Chat" size="small">
      <div className={styles.body}>
        <div className={styles.avatar} data-phase={phase} data-pulse={pulse}>
          <Avatar name={agentName} size="hero" />
        </div>
        <div className={styles.status}>
          <p role="status">{statuses[phase]}</p>
          {phase === 'in-call' && (
            <p role="timer" aria-label="Call time" className={styles.timer}>
              {elapsed}
            </p>
          )}
        </div>
        {error ? (
          <div className={styles.full}>
            <Alert tone="critical" title={error.title}>
              {error.advice}
            </Alert>
          </div>
        ) : (
          <p className={styles.caption} dir="auto" aria-live="off">
            {caption}
          </p>
        )}
        {tasks && <div className={styles.full}>{tasks}</div>}
        <Controls {...props} />
        {composer && <div className={styles.full}>{composer}</div>}
      </div>
    </Dialog>
  );
}

function Controls({ phase, muted, onStart, onEnd, onMute }: CallDialogProps) {
  const idle = phase === 'idle';

  return (
    <div
      className={styles.controls}
      role="group"
      aria-label="Call"
      // The second click of a double click must not hang up the call that the first one started.
      onClickCapture={(event) => {
        if (event.detail > 1) event.stopPropagation();
      }}
    >
      {!idle && (
        <div className={styles.control}>
          <Button
            full
            size="large"
            icon={muted ? <MicOff /> : <Mic />}
            disabled={phase !== 'in-call'}
            onClick={onMute}
          >
            {muted ? 'Unmute' : 'Mute'}
          </Button>
        </div>
      )}
      {/* One button, so that the focus stays on it when the call begins or ends. */}
      <div key="call" className={styles.control}>
        <Button
          full
          size="large"
          tone={idle ? 'primary' : 'critical'}
          icon={idle ? <Phone /> : <PhoneOff />}
          disabled={phase === 'finishing'}
          onClick={idle ? onStart : onEnd}
        >
          {idle ? 'Start call' : 'End call'}
        </Button>
      </div>
    </div>
  );
}
