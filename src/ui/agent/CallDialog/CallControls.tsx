import { Mic, MicOff, Phone, PhoneOff } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { LevelMeter } from '../../primitives/LevelMeter/LevelMeter.tsx';
import type { LevelSource } from '../../primitives/LevelMeter/useLevel.ts';
import * as styles from './CallDialog.css.ts';
import { usePushToTalk } from './usePushToTalk.ts';

export interface CallControlsProps {
  /** `idle` shows 'Start call', or 'Call again', alone; `finishing` takes no press. */
  phase: 'idle' | 'connecting' | 'in-call' | 'finishing';
  /** A call has ended here: 'Start call' reads 'Call again'. */
  hasEnded?: boolean | undefined;
  /** The microphone is off: the first button says 'Unmute'. */
  muted: boolean;
  /** Heard although muted, while a key is held. */
  talking?: boolean | undefined;
  /** The user's own, within the mute button. Keep it constant. */
  ownLevel?: LevelSource | undefined;
  /** 'Start call' was pressed; of a double click only once. */
  onStart: () => void;
  /** Also while connecting: a call that never comes about can be given up. */
  onEnd: () => void;
  /** 'Mute' or 'Unmute' was pressed, or Space tapped for less than 300 ms. */
  onMutedChange: (muted: boolean) => void;
  /** While muted, Space was pressed and held on the mute button, or let go. */
  onTalkingChange: (held: boolean) => void;
  /** The button that starts and ends the call, to move the focus to it. */
  callButton?: RefObject<HTMLButtonElement | null> | undefined;
}

export function CallControls(props: CallControlsProps) {
  const {
    phase,
    hasEnded = false,
    muted,
    talking = false,
    ownLevel,
    onStart,
    onEnd,
    onMutedChange,
    onTalkingChange,
    callButton,
  } = props;
  const idle = phase === 'idle';
  const start = hasEnded ? 'Call again' : 'Start call';
  const toggleMuted = () => onMutedChange(!muted);
  const open = phase === 'in-call' && (!muted || talking);
  const pushToTalk = usePushToTalk({ muted, onTalkingChange, onTap: toggleMuted });
  const own = useRef<HTMLButtonElement>(null);
  const call = callButton ?? own;
  const onMuteButton = useRef(false);

  // The agent can end a call while the focus is on a button that goes with it.
  useLayoutEffect(() => {
    if (phase === 'in-call' || !onMuteButton.current) return;
    onMuteButton.current = false;
    call.current?.focus();
  }, [phase, call]);

  return (
    <div
      className={styles.controls}
      role="group"
      aria-label="Call"
      // The second click of a double click must not hang up the call that the first one started.
      onClickCapture={(event) => {
        if (event.detail > 1) event.stopPropagation();
      }}
      // Nor may a key that is held down start the next call.
      onKeyDownCapture={(event) => {
        if (event.repeat && event.key === 'Enter') event.preventDefault();
      }}
    >
      {!idle && (
        <div
          className={styles.control}
          role="presentation"
          {...pushToTalk}
          onFocus={() => (onMuteButton.current = true)}
          onBlur={() => {
            onMuteButton.current = false;
            pushToTalk.onBlur();
          }}
        >
          <Button
            fullWidth
            size="large"
            icon={open || !muted ? <Mic /> : <MicOff />}
            disabled={phase !== 'in-call'}
            onClick={toggleMuted}
          >
            {muted ? 'Unmute' : 'Mute'}
          </Button>
          {open && ownLevel && (
            <span className={styles.own}>
              <LevelMeter source={ownLevel} size="small" />
            </span>
          )}
        </div>
      )}
      {/* One button, so that the focus stays on it when the call begins or ends. */}
      <div key="call" className={styles.control}>
        <Button
          ref={call}
          fullWidth
          size="large"
          tone={idle ? 'primary' : 'critical'}
          icon={idle ? <Phone /> : <PhoneOff />}
          loading={phase === 'finishing'}
          onClick={idle ? onStart : onEnd}
        >
          {idle ? start : 'End call'}
        </Button>
      </div>
    </div>
  );
}
