import { createContext, useContext } from 'react';
import type { ActivityPort } from '../../services/activity.ts';
import type { AuthPort } from '../../services/auth.ts';
import type { BillingPort } from '../../services/billing.ts';
import type { ChatPort } from '../../services/chat.ts';
import type { ConversationsPort } from '../../services/conversations.ts';
import type { DataPort, LoadedAccount } from '../../services/data.ts';
import type { DevicesPort } from '../../services/devices.ts';
import type { FactorsPort } from '../../services/factors.ts';
import type { FilesPort } from '../../services/files.ts';
import type { OwnDataPort } from '../../services/ownData.ts';
import type { SessionsPort } from '../../services/sessions.ts';
import type { StepUpPort } from '../../services/stepUp.ts';
import type { SupportPort } from '../../services/support.ts';
import type { ToastQueue } from '../../services/toastQueue.ts';
import type { ProvidersPort } from '../../services/providers.ts';
import type { PaymentsPort } from '../../services/payments.ts';
import type { PendingPicturePort } from '../../services/pendingPicture.ts';
import type { RefusedQuestionsPort } from '../../services/refusedQuestions.ts';
import type { PreferencesPort } from '../../services/preferences.ts';
import type { ReportPort } from '../../services/report.ts';
import type { SizedPictureSource } from '../../ui/primitives/Avatar/sizedPicture.ts';
import type { VoicePort, VoiceTarget } from '../../services/voice.ts';

/** What a call needs. It is too large to be loaded with the page. */
export interface CallPorts {
  voice: VoicePort;
  devices: DevicesPort;
}

export interface Services {
  auth: AuthPort;
  data: DataPort;
  /**
   * What was read of this user's account before the app's code was here. Each part is given once. Absent where nothing is
   * read in advance.
   */
  loadedAccount?: (userId: string) => LoadedAccount;
  files: FilesPort;
  /** The stored conversations with the agent. Their code arrives with the agent's dialogs. */
  loadConversations: () => Promise<ConversationsPort>;
  /** All payments, in pages. */
  payments: PaymentsPort;
  /** The requests to support. Their code arrives when somebody asks for a person. */
  loadSupport: () => Promise<SupportPort>;
  /** Where the user is signed in. Its code arrives with the account page. */
  loadSessions: () => Promise<SessionsPort>;
  /** The second factors. Their code arrives with the account page. */
  loadFactors: () => Promise<FactorsPort>;
  /** Signs the user in once more before what cannot be undone. Its code arrives when it is asked for. */
  loadStepUp: () => Promise<StepUpPort>;
  /** Signing in with accounts at other sites. Its code arrives with the forms for it, and with the account page. */
  loadProviders: () => Promise<ProvidersPort>;
  /** What was changed in the account. Its code arrives where it is shown. */
  loadActivity: () => Promise<ActivityPort>;
  /** Everything that is stored of the user. Its code arrives with the account page. */
  loadOwnData: () => Promise<OwnDataPort>;
  /** How the user wants to read the app. Its code arrives when the account's screen is there. */
  loadPreferences: () => Promise<PreferencesPort>;
  /** Plans that are sold by a payment provider. Their code arrives with the billing page, or when the dashboard looks at the usage. */
  loadBilling: () => Promise<BillingPort>;
  /** Keeps refused questions of users who agree. Its code arrives with the first yes. */
  loadRefusedQuestions: () => Promise<RefusedQuestionsPort>;
  /** Goes to a page of another site, such as the payment provider's; the browser's own way unless given, such as by a test. */
  openAddress?: (url: string) => void;
  /** Absent where pictures are served only in the size in which they are stored. */
  sizedPicture?: SizedPictureSource;
  pendingPicture: PendingPicturePort;
  chat: ChatPort;
  /** Loads what a call needs, once. Rejects when the code cannot be fetched; the next call tries again. */
  loadCallPorts: () => Promise<CallPorts>;
  report: ReportPort;
  toastQueue: ToastQueue;
  /** The version of the running app, which users name when they ask for help. [O2] */
  version: string;
  /** The mail address of support. Without it, the app does not offer to write to anybody. [X14] */
  supportEmail?: string;
  agent: {
    /** The agent's phone number as it is shown. [V17] */
    phone: string;
    target: Omit<VoiceTarget, 'facts'>;
  };
}

const Context = createContext<Services | null>(null);
export const ServicesProvider = Context.Provider;

/** The ports and settings of the app. Throws outside of a provider, because a screen can do nothing without them. */
export function useServices(): Services {
  const services = useContext(Context);
  if (!services)
    throw new Error('useServices needs a <ServicesProvider>: app/main.tsx and the stories each render one.');
  return services;
}
