import { later } from '../later.tsx';

/** V18: each with code of its own, which comes when its button is near. */
export const dialogs = {
  voice: later(async () => (await import('./VoiceDialog.tsx')).VoiceDialog),
  text: later(async () => (await import('./ChatDialog.tsx')).ChatDialog),
  call: later(async () => (await import('./PhoneCall.tsx')).PhoneCall),
};

export type DialogName = keyof typeof dialogs;
