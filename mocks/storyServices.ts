import { supabaseActivity } from '../app/adapters/supabase/activity.ts';
import { supabaseAuth } from '../app/adapters/supabase/auth.ts';
import { supabaseBilling } from '../app/adapters/supabase/billing.ts';
import { supabaseClient, type SupabaseClient } from '../app/adapters/supabase/client.ts';
import { supabaseConversations } from '../app/adapters/supabase/conversations.ts';
import { supabaseData } from '../app/adapters/supabase/data.ts';
import { supabaseOwnData } from '../app/adapters/supabase/ownData.ts';
import { supabasePreferences } from '../app/adapters/supabase/preferences.ts';
import { supabasePayments } from '../app/adapters/supabase/payments.ts';
import { supabaseFactors } from '../app/adapters/supabase/factors.ts';
import { supabaseFiles } from '../app/adapters/supabase/files.ts';
import { supabaseProviders } from '../app/adapters/supabase/providers.ts';
import { supabaseSessions } from '../app/adapters/supabase/sessions.ts';
import { supabaseAccountProviders } from '../app/adapters/supabase/accountProviders.ts';
import { supabaseStepUp } from '../app/adapters/supabase/stepUp.ts';
import { supabaseSupport } from '../app/adapters/supabase/support.ts';
import { readRedirect, verifierKey } from '../app/adapters/supabase/redirect.ts';
import { memoryStorage } from '../app/adapters/supabase/storage.ts';
import { refusedQuestions } from '../app/adapters/vapi/refusedQuestions.ts';
import { vapiChat } from '../app/adapters/vapi/chat.ts';
import type { Services } from '../src/screens/shell/services.tsx';
import { toastQueue } from '../src/services/toastQueue.ts';
import type { PendingPicturePort } from '../src/services/pendingPicture.ts';
import { randomId } from '../src/services/randomId.ts';
import type { DevicesPort } from '../src/services/devices.ts';
import type { VoicePort } from '../src/services/voice.ts';
import { fakeDevices } from './voice/fakeDevices.ts';
import { fakeVoice } from './voice/fakeVoice.ts';
import { storedSession, backendUrl } from './handlers/backendState.ts';
import { isStoryLinkCode, storyVerifier } from './handlers/mailedLinks.ts';
import { memoryReport } from './memoryReport.ts';
import type { Persona } from './personas.ts';
import { storyTimes } from './storyTimes.ts';

/** The storage of one browser. Its tabs share it, and it survives a reload. */
export function storyBrowser(signedInAs?: Persona) {
  const browser = {
    storage: memoryStorage(),
    storageKey: '',
    /** Turns it into another browser, in which somebody has signed in before, or nobody. */
    lastUsedBy(persona?: Persona) {
      browser.storageKey = `story-${randomId()}`;
      if (persona) browser.storage.setItem(browser.storageKey, JSON.stringify(storedSession(persona)));
    },
  };
  browser.lastUsedBy(signedInAs);
  return browser;
}

type StoryBrowser = ReturnType<typeof storyBrowser>;

export interface StoryOptions {
  /** Signed in from an earlier visit. Pass the same persona to `backendHandlers`. */
  signedInAs?: Persona;
  /** To be used instead of `signedInAs` by stories about more than one visit. */
  browser?: StoryBrowser;
  /** The link in the page's address was asked for in another browser. [U3] */
  isLinkFromElsewhere?: boolean;
  voice?: VoicePort;
  devices?: DevicesPort;
  /** Request timeout, in ms. */
  timeoutMs?: number;
  /** How long the page waits for a stored session to be confirmed, in ms; 5000 in the app. */
  startTimeoutMs?: number;
  /** Whether failed reads are repeated. Off by default, because that takes 7 s. */
  retry?: boolean;
  /** Ports to use instead of the real adapters. */
  services?: Partial<Omit<Services, 'report'>>;
}

export interface StoryServices extends Services {
  report: ReturnType<typeof memoryReport>;
}

function memoryPicture(): PendingPicturePort {
  const pictures = new Map<string, Blob>();
  return {
    async keep(email, picture) {
      pictures.set(email, picture);
    },
    find: async (email) => pictures.get(email) ?? null,
    async forget(email) {
      pictures.delete(email);
    },
  };
}

/** The agent's chat, asked as whoever has the client's session. */
export const storyChat = ({ fetch }: SupabaseClient, idleTimeoutMs?: number) =>
  vapiChat({
    baseUrl: backendUrl,
    path: '/chat',
    key: 'embedded',
    assistantId: 'embedded',
    stream: true,
    fetch,
    ...(idleTimeoutMs !== undefined && { idleTimeoutMs }),
  });

/** Lets a browser have asked for the story's link in the page's address. Links that it has really asked for are others. */
export function askForStoryLink({ storage, storageKey }: Pick<StoryBrowser, 'storage' | 'storageKey'>) {
  const { purpose, code } = readRedirect(location.href);
  if (code === undefined || !isStoryLinkCode(code)) return;
  const verifier = purpose === 'recovery' ? `${storyVerifier}/recovery` : storyVerifier;
  storage.setItem(verifierKey(storageKey), JSON.stringify(verifier));
}

/**
 * The real adapters, whose requests the story's handlers answer, and a fake call. The client is new each time, so that
 * the unfinished requests of one story do not reach the next.
 */
export function storyServices(options: StoryOptions = {}): StoryServices {
  const {
    browser = storyBrowser(options.signedInAs),
    voice = fakeVoice(),
    devices = fakeDevices(),
  } = options;
  const { timeoutMs, startTimeoutMs, retry = false, services } = { ...storyTimes, ...options };
  const { storage, storageKey } = browser;
  if (!options.isLinkFromElsewhere) askForStoryLink(browser);
  const client = supabaseClient({
    url: backendUrl,
    key: 'sb_publishable_story',
    storage,
    storageKey,
    retry,
    autoRefresh: false,
    ...(timeoutMs !== undefined && { timeout: timeoutMs }),
  });
  const providers = supabaseProviders({ url: backendUrl, key: client.key }, async () =>
    supabaseAccountProviders(client),
  );
  return {
    auth: supabaseAuth(client, { ...(startTimeoutMs !== undefined && { startTimeoutMs }) }),
    data: supabaseData(client),
    files: supabaseFiles(client),
    loadConversations: async () => supabaseConversations(client),
    payments: supabasePayments(client),
    loadSupport: async () => supabaseSupport(client),
    loadSessions: async () => supabaseSessions(client),
    loadFactors: async () => supabaseFactors(client),
    loadStepUp: async () => supabaseStepUp(client),
    loadProviders: async () => providers,
    loadActivity: async () => supabaseActivity(client),
    loadOwnData: async () => supabaseOwnData(client),
    loadPreferences: async () => supabasePreferences(client),
    loadBilling: async () => supabaseBilling(client),
    loadRefusedQuestions: async () =>
      refusedQuestions({
        baseUrl: backendUrl,
        fetch: client.fetch,
        ...(timeoutMs !== undefined && { timeoutMs }),
      }),
    pendingPicture: memoryPicture(),
    chat: storyChat(client, timeoutMs),
    loadCallPorts: async () => ({ voice, devices }),
    report: memoryReport(),
    toastQueue: toastQueue(),
    version: '1.2.3+1a2b3c4',
    agent: { phone: '+1 (555) 010-0199', target: { assistantId: 'embedded' } },
    ...services,
  };
}
