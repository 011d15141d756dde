import { Captions, Mic, MicOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconSlot } from '../../theme/icon.css.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './CallBar.css.ts';
import { words } from './CallBar.words.ts';

export interface CallBarControlsProps {
  /** `ended`: the call ended while it was small, and `status` says how. */
  phase: 'connecting' | 'in-call' | 'finishing' | 'ended';
  /** The microphone is off: the button says 'Unmute'. */
  muted: boolean;
  /** 'Mute' or 'Unmute' was pressed. */
  onMutedChange: (muted: boolean) => void;
  /** 'End' was pressed, in a call or while it is still connecting. */
  onEnd: () => void;
  /** What is being said, such as Captions. Drawn above the bar while it is given. */
  captions?: ReactNode;
  /** What lies behind the agent's last answer, such as AnswerRows: with the captions, above them. */
  rows?: ReactNode;
  /** The button for the captions was pressed. */
  onCaptionsChange: (shown: boolean) => void;
}

export function CallBarControls({
  phase,
  muted,
  onMutedChange,
  onEnd,
  captions,
  onCaptionsChange,
}: CallBarControlsProps) {
  const labels = useLabels('CallBar', words);
  const hasCaptions = Boolean(captions);
  const inCall = phase === 'in-call';
  return (
    <>
      <button
        type="button"
        className={styles.button({ tone: hasCaptions ? 'on' : 'plain' })}
        aria-label={labels.captions}
        aria-pressed={hasCaptions}
        disabled={!inCall}
        onClick={() => onCaptionsChange(!hasCaptions)}
      >
        <span className={iconSlot}>
          <Captions aria-hidden />
        </span>
      </button>
      <button
        type="button"
        className={styles.button({ tone: muted ? 'on' : 'plain' })}
        aria-label={muted ? labels.unmute : labels.mute}
        disabled={!inCall}
        onClick={() => onMutedChange(!muted)}
      >
        <span className={iconSlot}>{muted ? <MicOff aria-hidden /> : <Mic aria-hidden />}</span>
      </button>
      <button
        type="button"
        className={styles.button({ tone: 'end' })}
        aria-label={labels.endCall}
        aria-disabled={phase === 'finishing'}
        onClick={() => phase !== 'finishing' && onEnd()}
      >
        {labels.end}
      </button>
    </>
  );
}

export const DismissButton = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    className={styles.button({ tone: 'plain' })}
    aria-label={useLabels('CallBar', words).dismiss}
    onClick={onClick}
  >
    <span className={iconSlot}>
      <X aria-hidden />
    </span>
  </button>
);
