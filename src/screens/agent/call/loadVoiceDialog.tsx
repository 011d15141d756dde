import type { VoicePort } from '../../../services/voice.ts';
import type { Services } from '../../shell/services.tsx';
import type { callTranscript } from '../conversation/callTranscript.ts';
import type { VoiceDialogProps } from './VoiceDialog.tsx';

/**
 * Loads the voice dialog together with the ports of a call, so that whoever sees 'Start call' can call at once. `onVoice`
 * receives the voice client, and what adds a call to the conversation, before the dialog is drawn. Rejects when one of them cannot be
 * loaded. [S8, X8]
 */
export async function loadVoiceDialog(
  loadCallPorts: Services['loadCallPorts'],
  onVoice: (voice: VoicePort, transcript: typeof callTranscript) => void,
) {
  const [{ VoiceDialog }, ports, transcript] = await Promise.all([
    import('./VoiceDialog.tsx'),
    loadCallPorts(),
    import('../conversation/callTranscript.ts'),
  ]);
  onVoice(ports.voice, transcript.callTranscript);
  return (props: Omit<VoiceDialogProps, keyof typeof ports>) => <VoiceDialog {...props} {...ports} />;
}
