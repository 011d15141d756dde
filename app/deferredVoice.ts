import { emitter } from '../src/services/emitter.ts';
import type { VoiceEvent, VoicePort } from '../src/services/voice.ts';

/** A voice client whose code arrives with the first call. */
export function deferredVoice(load: () => Promise<VoicePort>): VoicePort {
  const { emit, subscribe } = emitter<VoiceEvent>();
  let voice: VoicePort | undefined;
  let loading = false;
  let cancelled = false;

  return {
    subscribe,
    async start(target) {
      if (loading) return false;
      cancelled = false;
      loading = true;
      try {
        const loaded = voice ?? (await load());
        if (loaded !== voice) {
          voice = loaded;
          voice.subscribe(emit);
        }
      } catch (error) {
        emit({ type: 'error', kind: 'network', message: String(error) });
        return false;
      } finally {
        loading = false;
      }
      if (cancelled) return false;
      return voice.start(target);
    },
    async stop() {
      if (loading) {
        cancelled = true;
        emit({ type: 'call-end', at: Date.now() });
      } else await voice?.stop();
    },
    setMuted: (muted) => voice?.setMuted(muted),
    say: (text) => voice?.say(text),
  };
}
