import { useRef } from 'react';
import { Mic, MicOff, Phone, PhoneOff, Volume2, VolumeX } from 'lucide-react';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { AgentMark } from '../AgentMark/AgentMark.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './PhoneDialog.css.ts';
import { words } from './PhoneDialog.words.ts';

export interface PhoneDialogProps {
  /** Mounted and modal while true. */
  open: boolean;
  /** Escape, the backdrop or 'Close' was used. */
  onClose: () => void;
  /** The phone number as it is shown. It reads from left to right in every page. */
  phone: string;
  /** Length of the pretended call, formatted, such as '00:07'. */
  elapsed: string;
  /** The pretended call is running, so that the button reads 'End call'. */
  inCall: boolean;
  /** The microphone is off, so that its button is named 'Unmute microphone'. */
  microphoneMuted: boolean;
  /** The speaker is off, so that its button is named 'Unmute speaker'. */
  speakerMuted: boolean;
  /** 'Start call' was pressed. */
  onStart: () => void;
  /** 'End call' was pressed. */
  onEnd: () => void;
  /** 'Mute microphone' or 'Unmute microphone' was pressed, before the call or during it. */
  onMicrophoneMutedChange: (muted: boolean) => void;
  /** 'Mute speaker' or 'Unmute speaker' was pressed, before the call or during it. */
  onSpeakerMutedChange: (muted: boolean) => void;
}

/** Shows what a phone call to the agent will look like. It places no call, and says so. */
export function PhoneDialog(props: PhoneDialogProps) {
  const { open, onClose, phone, elapsed, inCall, microphoneMuted, speakerMuted } = props;
  const labels = useLabels('PhoneDialog', words);
  const callButton = useRef<HTMLButtonElement>(null);

  return (
    <Dialog
      title={labels.title}
      size="tall"
      open={open}
      onClose={onClose}
      initialFocus={callButton}
      footer={
        <Button
          ref={callButton}
          fullWidth
          size="large"
          tone={inCall ? 'critical' : 'primary'}
          icon={inCall ? <PhoneOff /> : <Phone />}
          onClick={inCall ? props.onEnd : props.onStart}
        >
          {inCall ? labels.end : labels.start}
        </Button>
      }
    >
      <div className={styles.body}>
        <div className={styles.line}>
          <AgentMark state={inCall && !microphoneMuted ? 'listening' : 'idle'} size="large" />
          <p className={styles.phone} dir="ltr">
            {phone}
          </p>
          <p className={styles.timer} role="timer" aria-label={labels.time}>
            {elapsed}
          </p>
        </div>
        <div className={styles.toggles}>
          <div className={styles.toggle}>
            <IconButton
              label={microphoneMuted ? labels.unmuteMicrophone : labels.muteMicrophone}
              icon={microphoneMuted ? <MicOff /> : <Mic />}
              tone="neutral"
              onClick={() => props.onMicrophoneMutedChange(!microphoneMuted)}
            />
            <span aria-hidden="true">{labels.microphone}</span>
          </div>
          <div className={styles.toggle}>
            <IconButton
              label={speakerMuted ? labels.unmuteSpeaker : labels.muteSpeaker}
              icon={speakerMuted ? <VolumeX /> : <Volume2 />}
              tone="neutral"
              onClick={() => props.onSpeakerMutedChange(!speakerMuted)}
            />
            <span aria-hidden="true">{labels.speaker}</span>
          </div>
        </div>
        <div className={styles.full}>
          <Alert tone="neutral">{labels.demo}</Alert>
        </div>
      </div>
    </Dialog>
  );
}
