import type { DialogSize } from '../../ui/overlays/Dialog/Dialog.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';

/** V18: each with code of its own, which comes when its button is near. */
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

/** As the dialogs themselves have them: nothing moves when one takes the place of its frame. */
export const dialogSizes = {
  voice: 'tall',
  text: 'large',
  call: 'tall',
} satisfies Record<keyof typeof dialogs, DialogSize>;

export type DialogName = keyof typeof dialogs;
