import { emitter } from '../../../services/emitter.ts';
import type { ToolResult } from '../../../services/tools.ts';
import type { VoicePort } from '../../../services/voice.ts';
import type { VoiceEvent } from '../../../services/voiceEvents.ts';
import type { callTranscript } from './callTranscript.ts';

/**
 * The conversation's connection to the voice client, whose code loads with the voice dialog: silent until then. It stays
 * connected when that dialog fails and is drawn anew, so that the end of a call is always heard.
 */
export function voiceConnection() {
  const { emit, subscribe } = emitter<VoiceEvent>();
  let client: VoicePort | undefined;
  let transcript: typeof callTranscript | undefined;
  return {
    subscribe,
    /** The same client may be connected again: each event is still heard once. */
    connect: (next: VoicePort, nextTranscript: typeof callTranscript) => {
      transcript = nextTranscript;
      if (next !== client) next.subscribe(emit);
      client = next;
    },
    transcript: () => transcript,
    sendText: (text: string) => client?.sendText(text),
    speak: (text: string) => client?.speak(text),
    answerTool: (result: ToolResult) => client?.answerTool(result),
  };
}
