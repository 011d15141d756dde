import type { VoiceEvent, VoicePort } from '@parley/ui/services';

const text = 'Hello! What would you like to know about our plans?';
let tell: (event: VoiceEvent) => void = () => {};

/** A call without a microphone and without a network. Put an adapter of your provider in its place: the events are the same. */
export const voice = {
  async start() {
    tell({ type: 'transcript', role: 'assistant', text, final: true, at: Date.now() });
    return true;
  },
  stop: async () => tell({ type: 'call-end', at: Date.now(), endedBy: 'user' }),
  subscribe(listen: typeof tell) {
    tell = listen;
    return () => {};
  },
} satisfies Pick<VoicePort, 'start' | 'stop' | 'subscribe'>;
