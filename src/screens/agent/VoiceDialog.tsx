import { useEffect, useReducer, useState, type ReactNode } from 'react';
import { product } from '../../services/product.ts';
import type { ChatFacts } from '../../services/chat.ts';
import { CallDialog } from '../../ui/CallDialog/CallDialog.tsx';
import { ChatComposer } from '../../ui/ChatComposer/ChatComposer.tsx';
import { useServices } from '../services.tsx';
import { useNow } from '../useNow.ts';
import { callReducer, formatElapsed, idle } from './call.ts';
import { voiceErrors } from './voiceErrors.ts';

export interface VoiceDialogProps {
  open: boolean;
  facts: () => ChatFacts;
  onClose: () => void;
  /** Typed into the call; recorded and sent by the conversation. */
  onSay: (text: string) => void;
  /** Cards of actions that wait for a confirmation. */
  tasks?: ReactNode;
}

/** S8, X8. The state follows the client's events; what `start` returns does not matter here. */
export function VoiceDialog({ open, facts, onClose, onSay, tasks }: VoiceDialogProps) {
  const { voice, report, agent } = useServices();
  const [call, dispatch] = useReducer(callReducer, idle);
  const [typed, setTyped] = useState('');
  const now = useNow(call.phase === 'in-call');
  const pulsing = usePulse(call.pulseUntil);

  useEffect(() => {
    const unsubscribe = voice.subscribe((event) => {
      if (event.type === 'error') report.error('voice call', event);
      dispatch(event);
    });
    // Leaving the signed-in area ends the call (K8's timer and the microphone with it).
    return () => {
      unsubscribe();
      void voice.stop();
    };
  }, [voice, report]);

  function close() {
    if (call.phase !== 'idle') void voice.stop();
    dispatch({ type: 'dialog-closed' });
    onClose();
  }

  return (
    <CallDialog
      open={open}
      onClose={close}
      agentName={product}
      phase={call.phase}
      elapsed={formatElapsed(call.phase === 'in-call' ? now - call.since : 0)}
      pulse={pulsing}
      muted={call.muted}
      caption={call.caption}
      error={call.error && voiceErrors[call.error]}
      onStart={() => {
        dispatch({ type: 'start-pressed' });
        void voice.start({ ...agent.target, facts: facts() });
      }}
      onEnd={() => {
        dispatch({ type: 'end-pressed' });
        void voice.stop();
      }}
      onMute={() => {
        voice.setMuted(!call.muted);
        dispatch({ type: 'mute-pressed' });
      }}
      tasks={tasks}
      composer={
        call.phase === 'in-call' && (
          <ChatComposer
            value={typed}
            onChange={setTyped}
            pending={false}
            onStop={() => undefined}
            onSend={() => {
              onSay(typed.trim());
              setTyped('');
            }}
          />
        )
      }
    />
  );
}

/** K8: true until that time, to the millisecond. */
function usePulse(until: number) {
  const [ended, setEnded] = useState(until);
  useEffect(() => {
    const timer = setTimeout(() => setEnded(until), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return until > ended;
}
