import { createContext, useContext } from 'react';
import type { AuthPort } from '../../services/auth.ts';
import type { ChatPort } from '../../services/chat.ts';
import type { DataPort } from '../../services/data.ts';
import type { DevicesPort } from '../../services/devices.ts';
import type { FilesPort } from '../../services/files.ts';
import type { ToastQueue } from '../../services/toastQueue.ts';
import type { PendingPicturePort } from '../../services/pendingPicture.ts';
import type { ReportPort } from '../../services/report.ts';
import type { SizedPictureSource } from '../../ui/primitives/Avatar/sizedPicture.ts';
import type { VoicePort, VoiceTarget } from '../../services/voice.ts';

export interface Services {
  auth: AuthPort;
  data: DataPort;
  files: FilesPort;
  /** Absent where pictures are only to be had as they are stored. */
  sizedPicture?: SizedPictureSource;
  pendingPicture: PendingPicturePort;
  chat: ChatPort;
  voice: VoicePort;
  /** Voice Chat is near: its code loads, so that the call begins without a wait. */
  preloadVoice: () => void;
  devices: DevicesPort;
  report: ReportPort;
  toastQueue: ToastQueue;
  /** Of the running app, to be named in a question about it. */
  version: string;
  /** Where people who are stuck may write to. Without it nobody is told to. */
  supportEmail?: string;
  agent: {
    /** As shown (V17). */
    phone: string;
    target: Omit<VoiceTarget, 'facts'>;
  };
}

const Context = createContext<Services | null>(null);
export const ServicesProvider = Context.Provider;

/** Throws outside of a provider: a screen without services cannot do anything useful. */
export function useServices(): Services {
  const services = useContext(Context);
  if (!services)
    throw new Error('useServices needs a <ServicesProvider>: app/main.tsx and the stories each render one.');
  return services;
}
