import { toastQueue } from '../src/services/toastQueue.ts';
import type { Services } from '../src/screens/shell/services.tsx';
import { consoleReport } from './adapters/console/report.ts';
import { prefetchedData } from './adapters/supabase/prefetch.ts';
import { hasRedirect } from './adapters/supabase/redirect.ts';
import { supabaseSizedPictures } from './adapters/supabase/sizedPicture.ts';
import { userOf, type Signed } from './adapters/supabase/user.ts';
import { chatOptions } from './agentChat.ts';
import { lazyPort, loadOnce, unavailable } from './lazyPort.ts';
import { lazyAuth } from './lazyAuth.ts';
import type { Environment } from './parseEnvironment.ts';
import type { BootState } from './bootstrap/bootState.ts';
import { sessionKey as storageKey } from './bootstrap/sessionKey.ts';
import type { Release } from './release.ts';

/** The ports with their real adapters, whose code loads when it is first used. */
export function services(environment: Environment, bootState: BootState, release: Release): Services {
  const { supabase, agent, phone, sentryDsn, supportEmail } = environment;
  const loadClient = loadOnce(async () => {
    const { supabaseAccountPorts } = await import('./adapters/supabase/accountPorts.ts');
    return supabaseAccountPorts({ url: supabase.url, key: supabase.key, storageKey });
  });
  const user =
    bootState.user === undefined
      ? undefined
      : userOf({ user: bootState.user as Signed['user'] }, supabase.url);
  const auth = lazyAuth({
    load: async () => (await loadClient()).auth,
    storageKey,
    redirected: hasRedirect(location.href),
    remembered: user && { user, until: bootState.expiresAtMs ?? 0 },
  });
  /** Of whatever uses the client: what becomes of the session then must be heard. */
  const loadListeningClient = async () => {
    const ports = await loadClient();
    auth.initialize();
    return ports;
  };
  const loadPort = <T>(load: (ports: Awaited<ReturnType<typeof loadClient>>) => Promise<T>) =>
    loadOnce(async () => load(await loadListeningClient()));
  const data = lazyPort<Services['data']>(async () => (await loadListeningClient()).data, unavailable);

  const prefetched =
    user && bootState.prefetched && prefetchedData(data, user, bootState.prefetched, supabase.url);

  const chat = lazyPort<Services['chat']>(
    loadOnce(async () => {
      const { vapiChat } = await import('./adapters/vapi/chat.ts');
      return vapiChat(chatOptions(agent, async (...args) => (await loadClient()).fetch(...args)));
    }),
  );

  const loadVoice = async () => {
    if (agent.hosted) {
      const [{ vapiVoice }, { callTicket }] = await Promise.all([
        import('./adapters/vapi/voice.ts'),
        import('./callTicket.ts'),
      ]);
      const ticket = callTicket(agent, async (...args) => (await loadClient()).fetch(...args));
      return vapiVoice({ key: agent.key, baseUrl: agent.callsUrl, ticket });
    }
    const { browserVoice } = await import('./adapters/browser/voice.ts');
    return browserVoice(chat);
  };

  return {
    auth,
    data,
    ...prefetched,
    files: lazyPort<Services['files']>(
      loadPort((ports) => ports.loadFiles()),
      unavailable,
    ),
    loadConversations: loadPort((ports) => ports.loadConversations()),
    payments: lazyPort<Services['payments']>(
      loadPort((ports) => ports.loadPayments()),
      unavailable,
    ),
    loadSupport: loadPort((ports) => ports.loadSupport()),
    loadSessions: loadPort((ports) => ports.loadSessions()),
    loadFactors: loadPort((ports) => ports.loadFactors()),
    loadStepUp: loadPort((ports) => ports.loadStepUp()),
    loadProviders: loadOnce(async () =>
      (await import('./adapters/supabase/providers.ts')).supabaseProviders(
        supabase,
        loadPort((ports) => ports.loadProviders()),
      ),
    ),
    loadActivity: loadPort((ports) => ports.loadActivity()),
    loadOwnData: loadPort((ports) => ports.loadOwnData()),
    loadPreferences: loadPort((ports) => ports.loadPreferences()),
    loadBilling: loadPort((ports) => ports.loadBilling()),
    loadRefusedQuestions: async () => {
      const { refusedQuestions } = await import('./adapters/vapi/refusedQuestions.ts');
      const { baseUrl } = agent;
      return refusedQuestions({ baseUrl, fetch: async (...args) => (await loadClient()).fetch(...args) });
    },
    ...(supabase.sizesPictures && { sizedPicture: supabaseSizedPictures(supabase.url) }),
    pendingPicture: lazyPort<Services['pendingPicture']>(
      loadOnce(async () => (await import('./adapters/browser/pendingPicture.ts')).browserPendingPicture()),
    ),
    chat,
    // One voice client for the whole visit, which refuses a second call while one is under way.
    loadCallPorts: loadOnce(async () => {
      const [voice, { browserDevices }] = await Promise.all([
        loadVoice(),
        import('./adapters/browser/devices.ts'),
      ]);
      return { voice, devices: browserDevices() };
    }),
    report: sentryDsn
      ? lateReport(
          loadOnce(async () =>
            (await import('./adapters/sentry/report.ts')).sentryReport(sentryDsn, release),
          ),
        )
      : consoleReport(),
    toastQueue: toastQueue(),
    version: release.version,
    ...(supportEmail && { supportEmail }),
    agent: { phone, target: { assistantId: agent.assistantId } },
  };
}

/** Keeps errors until the reporter has loaded, and reports them then. */
const lateReport = (load: () => Promise<Services['report']>): Services['report'] => ({
  error(where, error) {
    load().then(
      (report) => report.error(where, error),
      (failure: unknown) => console.error('The error reporter could not be loaded:', failure, where, error),
    );
  },
});
