import type { VoicePort } from '../../../services/voice.ts';
import type { Services } from '../../shell/services.tsx';
import type { VoiceDialogProps } from './VoiceDialog.tsx';

/**
 * Loads the voice dialog together with the ports of a call, so that whoever sees 'Start call' can call at once. `onVoice`
 * receives the voice client before the dialog is drawn. Rejects when either cannot be loaded. [S8, X8]
 */
export async function loadVoiceDialog(
  loadCallPorts: Services['loadCallPorts'],
  onVoice: (voice: VoicePort) => void,
) {
  const [{ VoiceDialog }, ports] = await Promise.all([import('./VoiceDialog.tsx'), loadCallPorts()]);
  onVoice(ports.voice);
  return (props: Omit<VoiceDialogProps, keyof typeof ports>) => <VoiceDialog {...props} {...ports} />;
}
