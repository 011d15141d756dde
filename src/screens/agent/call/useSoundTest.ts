import { useEffect, useRef, useState } from 'react';
import type { DevicesPort } from '../../../services/devices.ts';
import { emitter } from '../../../services/emitter.ts';
import type { VoiceErrorKind } from '../../../services/voiceEvents.ts';
import { audible } from './callSession.ts';

export interface SoundTestOptions {
  devices: DevicesPort;
  microphone: string | undefined;
  /** Whether the test can be seen and no call needs the microphone. */
  active: boolean;
  /** Whether the microphone is allowed, so that the level shows without asking. */
  granted: boolean;
  onOpened: () => void;
}

type Outcome = 'opening' | 'listening' | 'heard' | { failed: VoiceErrorKind };

/** Opens a microphone for as long as its level is shown. */
export function useSoundTest({ devices, microphone, active, granted, onOpened }: SoundTestOptions) {
  const [level] = useState(() => emitter<number>());
  const [asked, setAsked] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>('opening');
  const close = useRef<() => void>(undefined);
  const latest = useRef(onOpened);
  useEffect(() => {
    latest.current = onOpened;
  });

  const on = active && (granted || asked > 0);
  useEffect(() => {
    if (!on) return;
    let over = false;
    let stop: (() => void) | undefined;
    const hear = (loud: number) => {
      level.emit(loud);
      if (loud > audible && !over) setOutcome('heard');
    };
    void devices.testMicrophone(microphone, hear).then((test) => {
      if (over) return test.ok && test.stop();
      if (!test.ok) return setOutcome({ failed: test.kind });
      stop = test.stop;
      setOutcome((now) => (now === 'heard' ? now : 'listening'));
      latest.current();
    });
    close.current = () => {
      over = true;
      stop?.();
      stop = undefined;
    };
    return () => {
      close.current?.();
      setOutcome('opening');
    };
    // `asked` changes when the user tries again after a failure.
  }, [on, asked, devices, microphone, level]);

  const failed = on && typeof outcome === 'object' ? outcome.failed : undefined;
  return {
    level: level.subscribe,
    state: !on || typeof outcome === 'object' ? ('off' as const) : outcome,
    failed,
    ask: () => setAsked(asked + 1),
    /** Releases the microphone at once, so that a call that starts now can use it. */
    release() {
      close.current?.();
      setAsked(0);
    },
  };
}

/** Plays a short tone. */
export function useSpeakerTest(devices: DevicesPort, speaker: string | undefined) {
  const [state, setState] = useState<'off' | 'playing' | 'failed'>('off');
  return {
    state,
    async play() {
      setState('playing');
      setState((await devices.testSpeaker(speaker)) ? 'off' : 'failed');
    },
  };
}
