import { emitter } from '../src/services/emitter.ts';
import type { ChosenDevices, VoicePort } from '../src/services/voice.ts';
import type { VoiceEvent } from '../src/services/voiceEvents.ts';

/** A voice client whose code arrives with the first call, or before it when somebody called `load`. */
export function lazyVoice(load: () => Promise<VoicePort>): VoicePort {
  const { emit, subscribe } = emitter<VoiceEvent>();
  let voice: VoicePort | undefined;
  /** Counts the starts and what gives them up. */
  let attempt = 0;
  let loading = false;
  let volume: number | undefined;
  let devices: ChosenDevices | undefined;

  function ready(loaded: VoicePort) {
    if (voice) return voice;
    voice = loaded;
    voice.subscribe(emit);
    if (volume !== undefined) voice.setVolume(volume);
    if (devices) voice.setDevices(devices);
    return voice;
  }

  return {
    subscribe,
    async start(target) {
      if (voice) return voice.start(target);
      if (loading) return false;
      attempt += 1;
      const mine = attempt;
      loading = true;
      try {
        const loaded = ready(await load());
        if (attempt !== mine) return false;
        loading = false;
        return await loaded.start(target);
      } catch (error) {
        if (attempt !== mine) return false;
        loading = false;
        emit({ type: 'error', kind: 'network', message: String(error) });
        return false;
      }
    },
    async stop() {
      if (!loading) return voice?.stop();
      loading = false;
      attempt += 1;
      emit({ type: 'stage', stage: 'left' });
      emit({ type: 'call-end', at: Date.now(), endedBy: 'user' });
    },
    setMuted: (muted) => voice?.setMuted(muted),
    setVolume(next) {
      volume = next;
      voice?.setVolume(next);
    },
    setDevices(next) {
      devices = next;
      voice?.setDevices(next);
    },
    say: (text) => voice?.say(text),
    answerTool: (result) => voice?.answerTool(result),
  };
}
