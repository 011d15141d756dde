import type { DialogSize } from '../../ui/overlays/Dialog/Dialog.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { loadVoiceDialog } from './call/loadVoiceDialog.tsx';

/** The agent's dialogs. The code of each, and the ports of a call, load when a pointer or the focus reaches its button. [V18] */
export const agentDialogs = (...call: Parameters<typeof loadVoiceDialog>) => ({
  voice: lazyWithPreload(() => loadVoiceDialog(...call)),
  text: lazyWithPreload(async () => (await import('./chat/ChatDialog.tsx')).ChatDialog),
  call: lazyWithPreload(async () => (await import('./call/PhoneCall.tsx')).PhoneCall),
});

export type Dialogs = ReturnType<typeof agentDialogs>;
export type DialogName = keyof Dialogs;

/** The same sizes as the dialogs have, so that nothing moves when a dialog replaces its empty frame. */
export const dialogSizes = {
  voice: 'tall',
  text: 'large',
  call: 'tall',
} satisfies Record<DialogName, DialogSize>;
