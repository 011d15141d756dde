import type { DialogSize } from '../../ui/overlays/Dialog/Dialog.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';

/** The agent's dialogs. The code of each loads when a pointer or the focus reaches its button. [V18] */
export const dialogs = {
  voice: lazyWithPreload(async () => (await import('./call/VoiceDialog.tsx')).VoiceDialog),
  text: lazyWithPreload(async () => (await import('./chat/ChatDialog.tsx')).ChatDialog),
  call: lazyWithPreload(async () => (await import('./call/PhoneCall.tsx')).PhoneCall),
};

export const dialogTitles = {
  voice: 'Voice Chat',
  text: 'Chat with Your Agent',
  call: 'My Agent',
} satisfies Record<keyof typeof dialogs, string>;

/** The same sizes as the dialogs have, so that nothing moves when a dialog replaces its empty frame. */
export const dialogSizes = {
  voice: 'tall',
  text: 'large',
  call: 'tall',
} satisfies Record<keyof typeof dialogs, DialogSize>;

export type DialogName = keyof typeof dialogs;
