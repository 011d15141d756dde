import Daily from '@daily-co/daily-js';
import { http, type RequestHandler } from 'msw';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { supabaseAuth } from '../../app/adapters/supabase/auth.ts';
import { supabaseActivity } from '../../app/adapters/supabase/activity.ts';
import { supabaseBilling } from '../../app/adapters/supabase/billing.ts';
import { supabaseClient } from '../../app/adapters/supabase/client.ts';
import { supabaseConversations } from '../../app/adapters/supabase/conversations.ts';
import { supabaseData } from '../../app/adapters/supabase/data.ts';
import { supabaseFactors } from '../../app/adapters/supabase/factors.ts';
import { supabaseFiles } from '../../app/adapters/supabase/files.ts';
import { supabaseOwnData } from '../../app/adapters/supabase/ownData.ts';
import { supabasePreferences } from '../../app/adapters/supabase/preferences.ts';
import { supabasePayments } from '../../app/adapters/supabase/payments.ts';
import { supabaseProviders } from '../../app/adapters/supabase/providers.ts';
import { supabaseSessions } from '../../app/adapters/supabase/sessions.ts';
import { supabaseAccountProviders } from '../../app/adapters/supabase/accountProviders.ts';
import { supabaseStepUp } from '../../app/adapters/supabase/stepUp.ts';
import { supabaseSupport } from '../../app/adapters/supabase/support.ts';
import { refusedQuestions } from '../../app/adapters/vapi/refusedQuestions.ts';
import { vapiVoice } from '../../app/adapters/vapi/voice.ts';
import { App } from '../../src/screens/shell/App.tsx';
import { ServicesProvider } from '../../src/screens/shell/services.tsx';
import type { Provider } from '../../src/services/providers.ts';
import type { BillingMode } from '../../src/services/billing.ts';
import type { ToastMessage } from '../../src/services/messages.ts';
import { toastQueue } from '../../src/services/toastQueue.ts';
import '../../src/ui/theme/theme.ts';
import { installFakeDaily, type FakeDailyOptions } from '../../mocks/voice/daily/fakeDaily.ts';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { backendState, backendUrl } from '../../mocks/handlers/backendState.ts';
import { chatHandlers } from '../../mocks/handlers/chat.ts';
import { voiceHandlers } from '../../mocks/handlers/voice.ts';
import type { Persona } from '../../mocks/personas.ts';
import { askForStoryLink, storyBrowser, storyChat, storyServices } from '../../mocks/storyServices.ts';
import { network } from '../../mocks/inPageNetwork.ts';
import { advanceUntilSettled } from './time.ts';

export interface AppFixtureOptions {
  people: readonly Persona[];
  signedInAs?: Persona | undefined;
  /** When the stored session expires, in seconds from now; an hour unless given. */
  expiresIn?: number | undefined;
  /** The sites with whose accounts people may sign in; none unless given. */
  providers?: readonly Provider[];
  /** Whether stored sessions are older than a day, so that a new password needs a mailed code. */
  hasOldSessions?: boolean;
  /** Who sells plans; 'simulated' unless given. */
  billing?: BillingMode;
  /** What the signed-in user has used this month; nothing unless given. */
  usage?: { messages: number; callMinutes: number };
  /** Handlers that come before the backend's own. */
  faults?: readonly RequestHandler[];
  daily?: FakeDailyOptions | undefined;
  /** Without it, nobody can be asked for help. */
  supportEmail?: string;
  /** Whether the operator collects refused questions of users who agree. */
  keepsQuestions?: boolean;
}

export const toastText = ({ title, description }: ToastMessage) => `${title}: ${description}`;

function browserOf({ signedInAs, expiresIn }: AppFixtureOptions) {
  const browser = storyBrowser(signedInAs);
  const { storage, storageKey } = browser;
  const stored = storage.getItem(storageKey);
  if (stored !== null && expiresIn !== undefined) {
    const expires_at = Math.floor(Date.now() / 1000) + expiresIn;
    storage.setItem(storageKey, JSON.stringify({ ...JSON.parse(stored), expires_at }));
  }
  return browser;
}

/** The adapters as the product composes them, with its time limits, retries and session refresh. */
export function productAdapters({ storage, storageKey }: ReturnType<typeof storyBrowser>) {
  const client = supabaseClient({ url: backendUrl, key: 'sb_publishable_faults', storage, storageKey });
  const auth = supabaseAuth(client);
  return {
    client,
    ports: {
      auth,
      data: supabaseData(client),
      files: supabaseFiles(client),
      payments: supabasePayments(client),
      // Without the session the database refuses them, and every screen has one error too many.
      loadConversations: async () => supabaseConversations(client),
      loadSupport: async () => supabaseSupport(client),
      loadSessions: async () => supabaseSessions(client),
      loadFactors: async () => supabaseFactors(client),
      loadStepUp: async () => supabaseStepUp(client),
      loadProviders: async () =>
        supabaseProviders({ url: backendUrl, key: client.key }, async () => supabaseAccountProviders(client)),
      loadActivity: async () => supabaseActivity(client),
      loadPreferences: async () => supabasePreferences(client),
      loadOwnData: async () => supabaseOwnData(client),
      loadBilling: async () => supabaseBilling(client),
      loadRefusedQuestions: async () => refusedQuestions({ baseUrl: backendUrl, fetch: client.fetch }),
    },
  };
}

/** Records what no screen shows: console errors, unhandled rejections and open microphones. */
function watchForErrors() {
  const errors: string[] = [];
  const rejections: string[] = [];
  const openedTracks: MediaStreamTrack[] = [];
  const logging = vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    errors.push(values.map(String).join(' '));
  });
  const rejected = ({ reason }: PromiseRejectionEvent) => void rejections.push(String(reason));
  addEventListener('unhandledrejection', rejected);
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  const asking = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (wanted) => {
    const stream = await ask(wanted);
    openedTracks.push(...stream.getTracks());
    return stream;
  });
  return {
    seen: { errors, rejections, openedTracks },
    end() {
      removeEventListener('unhandledrejection', rejected);
      logging.mockRestore();
      asking.mockRestore();
    },
  };
}

/** Renders the whole app on the real adapters and records requests, toasts and errors. */
export function renderApp(options: AppFixtureOptions) {
  const state = backendState(options.people, {
    visitorUploads: true,
    oldSessions: options.hasOldSessions ?? false,
    ...(options.billing && { billing: options.billing }),
    ...(options.providers && { providers: options.providers }),
  });
  if (options.usage && options.signedInAs) state.usage.set(options.signedInAs.id, options.usage);
  const watching = watchForErrors();
  const requests: string[] = [];
  const toastTexts: string[] = [];
  /** Where the page has gone: to the payment provider. */
  const left: string[] = [];
  const browser = browserOf(options);
  askForStoryLink(browser);
  const { client, ports } = productAdapters(browser);
  const daily = installFakeDaily(Daily, options.daily);
  const voice = vapiVoice({ key: 'public', baseUrl: backendUrl });

  const noting = http.all('*', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    requests.push(`${request.method} ${pathname}${search}`);
  });
  const handlers = [
    ...(options.keepsQuestions ? chatHandlers(state, { keepRefused: async () => true }) : []),
    ...handlersOf(state),
    ...voiceHandlers(),
  ];
  network.resetHandlers(noting, ...(options.faults ?? []), ...handlers);

  const inner = toastQueue();
  const services = storyServices({
    // A separate storage: a second client on the same session would act as another tab.
    browser: storyBrowser(),
    voice,
    services: {
      ...ports,
      // The provider's page is left at once with the browser's Back button.
      openAddress: (url) => {
        left.push(url);
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      },
      ...(options.supportEmail && { supportEmail: options.supportEmail }),
      chat: storyChat(client),
      toastQueue: {
        ...inner,
        add(message) {
          toastTexts.push(toastText(message));
          inner.add(message);
        },
      },
    },
  });

  const place = document.createElement('div');
  document.body.append(place);
  let root: Root | undefined = createRoot(place);
  root.render(
    <ServicesProvider value={services}>
      <App />
    </ServicesProvider>,
  );

  const unmount = () => {
    root?.unmount();
    root = undefined;
  };
  tearDowns.push(async () => {
    unmount();
    await advanceUntilSettled(voice.stop());
    daily.uninstall();
    void client.auth.stopAutoRefresh();
    place.remove();
    watching.end();
  });

  return {
    ...watching.seen,
    state,
    browser,
    services,
    daily,
    requests,
    toastTexts,
    left,
    /** How many requests match, each written as 'METHOD /path?query'. */
    requestCount: (what: RegExp) => requests.filter((line) => what.test(line)).length,
    /** Removes the faults. */
    repairBackend: () => network.resetHandlers(noting, ...handlers),
    /** Unmounts the app, as leaving the page does. */
    unmount,
  };
}

export type AppFixture = ReturnType<typeof renderApp>;

const tearDowns: (() => Promise<void>)[] = [];

/** Unmounts everything and clears the storage, so that nothing reaches the next test. */
export async function tearDownAll() {
  for (const strike of tearDowns.splice(0)) await strike();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '');
}
