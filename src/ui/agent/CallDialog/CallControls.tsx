import { Mic, MicOff, Phone, PhoneOff } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { LevelMeter } from '../../primitives/LevelMeter/LevelMeter.tsx';
import type { LevelSource } from '../../primitives/LevelMeter/useLevel.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './CallDialog.css.ts';
import { usePushToTalk } from './usePushToTalk.ts';
import { words } from './CallDialog.words.ts';

/** A call as its controls show it, and what they do with it. */
export interface CallControlsProps {
  /** `idle` shows only 'Start call' or 'Call again'; in `finishing` no button can be pressed. */
  phase: 'idle' | 'connecting' | 'in-call' | 'finishing';
  /** A call has ended before, so that 'Start call' reads 'Call again'. */
  hasEnded?: boolean | undefined;
  /** The microphone is off: the first button says 'Unmute'. */
  muted: boolean;
  /** Push-to-talk: Space is held, so that the user is heard although muted. */
  talking?: boolean | undefined;
  /** The level of the user's microphone, drawn in the mute button. Keep the function constant between renders. */
  ownLevel?: LevelSource | undefined;
  /** 'Start call' or 'Call again' was pressed. Called once for a double click. */
  onStart: () => void;
  /** 'End call' was pressed, in a call or while it is still connecting. */
  onEnd: () => void;
  /** 'Mute' or 'Unmute' was pressed, or Space tapped for less than 300 ms on 'Unmute'. */
  onMutedChange: (muted: boolean) => void;
  /** Push-to-talk: while muted, Space was pressed on the mute button (true) or released (false). Without it Space unmutes. */
  onTalkingChange?: ((talking: boolean) => void) | undefined;
}

interface OwnedControlsProps extends CallControlsProps {
  /** Receives the button that starts and ends the call, so that the owner can focus it. */
  callButton?: RefObject<HTMLButtonElement | null> | undefined;
}

/** The buttons of a call: start, mute, end. */
export function CallControls(props: OwnedControlsProps) {
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
  const labels = useLabels('CallDialog', words);
  const isIdle = phase === 'idle';
  const startLabel = hasEnded ? labels.again : labels.start;
  const toggleMuted = () => onMutedChange(!muted);
  const isMicrophoneOpen = phase === 'in-call' && (!muted || talking);
  const pushToTalk = usePushToTalk({ muted, onTalkingChange, onTap: toggleMuted });
  const ownCallButton = useRef<HTMLButtonElement>(null);
  const callButtonRef = callButton ?? ownCallButton;
  const isMuteFocused = useRef(false);

  // When the agent ends the call the mute button disappears; its focus moves to the call button.
  useLayoutEffect(() => {
    if (phase === 'in-call' || !isMuteFocused.current) return;
    isMuteFocused.current = false;
    callButtonRef.current?.focus();
  }, [phase, callButtonRef]);

  return (
    <div
      className={styles.controls}
      role="group"
      aria-label={labels.controls}
      // Holding Enter down must not end a call and start the next one.
      onKeyDownCapture={(event) => {
        if (event.repeat && event.key === 'Enter') event.preventDefault();
      }}
    >
      {!isIdle && (
        <div
          className={styles.control}
          role="presentation"
          {...pushToTalk}
          onFocus={() => (isMuteFocused.current = true)}
          onBlur={() => {
            isMuteFocused.current = false;
            pushToTalk.onBlur();
          }}
        >
          <Button
            fullWidth
            size="large"
            icon={isMicrophoneOpen || !muted ? <Mic /> : <MicOff />}
            disabled={phase !== 'in-call'}
            onClick={toggleMuted}
          >
            {muted ? labels.unmute : labels.mute}
          </Button>
          {isMicrophoneOpen && ownLevel && (
            <span className={styles.own}>
              <LevelMeter source={ownLevel} size="small" />
            </span>
          )}
        </div>
      )}
      {/* Start and end are one button, so that the focus stays on it when the call begins or ends. */}
      <div
        key="call"
        className={styles.control}
        role="presentation"
        // The second click of a double click must not hang up the call that the first one started.
        onClickCapture={(event) => {
          if (event.detail > 1) event.stopPropagation();
        }}
      >
        <Button
          ref={callButtonRef}
          fullWidth
          size="large"
          tone={isIdle ? 'primary' : 'critical'}
          icon={isIdle ? <Phone /> : <PhoneOff />}
          loading={phase === 'finishing'}
          onClick={isIdle ? onStart : onEnd}
        >
          {isIdle ? startLabel : labels.end}
        </Button>
      </div>
    </div>
  );
}
