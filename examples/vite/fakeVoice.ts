import type { VoiceEvent, VoicePort } from '@parley/ui/services';

/** A call without a microphone and without a network. Put an adapter of your provider in its place: the events are the same. */
export function fakeVoice(words: string) {
  const listeners = new Set<(event: VoiceEvent) => void>();
  const emit = (event: VoiceEvent) => {
    for (const listen of listeners) listen(event);
  };
  return {
    async start() {
      emit({ type: 'call-start', at: Date.now() });
      emit({ type: 'transcript', role: 'assistant', text: words, final: true, at: Date.now() });
      return true;
    },
    async stop() {
      emit({ type: 'call-end', at: Date.now(), endedBy: 'user' });
    },
    subscribe(listen: (event: VoiceEvent) => void) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  } satisfies Pick<VoicePort, 'start' | 'stop' | 'subscribe'>;
}
