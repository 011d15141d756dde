import type { WeighedChunk } from './weighApp.ts';

type Chunks = ReadonlyMap<string, WeighedChunk>;

export interface Budget {
  name: string;
  /** Compressed kB. */
  most: number;
  files: ReadonlySet<string>;
}

/** The files of the chunk that begins with a module, and of everything that it imports statically. */
function closure(chunks: Chunks, module: string) {
  const first = [...chunks.values()].find(({ name }) => name === module);
  if (!first)
    throw new Error(
      `No chunk begins with ${module}. Correct scripts/size/budgets.ts, or import it dynamically.`,
    );
  const files = new Set([first.file]);
  for (const file of files) for (const next of chunks.get(file)?.imports ?? []) files.add(next);
  return files;
}

/** The files that the landing page preloads, which are listed in the page. */
export function landingFiles(page: string): ReadonlySet<string> {
  const [, data] = /<script data-page='([^']*)'/.exec(page) ?? [];
  const { preloadWhenIdle } = JSON.parse(
    data?.replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&') ?? '{}',
  ) as {
    preloadWhenIdle?: readonly string[];
  };
  if (!preloadWhenIdle)
    throw new Error('index.html does not say what it fetches by itself. See app/bootstrap/pageData.ts.');
  return new Set(preloadWhenIdle.map((path) => path.slice(1)));
}

/** Scripts that the browser runs, or fetches first, before it has painted the page. */
export const scriptsBeforePaint = (page: string): readonly string[] =>
  [...page.matchAll(/<(?:script\b[^>]*\ssrc|link rel="modulepreload"[^>]*\shref)="([^"]+)"/g)].map(
    ([, file = '']) => file.slice(1),
  );

/** What each view may cost: the goals of docs/speed.md. */
export function budgets(chunks: Chunks, page: string): readonly Budget[] {
  const app = closure(chunks, 'app/index.html');
  const all = (...modules: readonly string[]) =>
    new Set([...app, ...modules.flatMap((module) => [...closure(chunks, module)])]);
  const dashboard = all('src/screens/shell/SignedIn.tsx');
  const further = (name: string, most: number, ...modules: readonly string[]) => ({
    name,
    most,
    files: new Set([...all(...modules)].filter((file) => !dashboard.has(file))),
  });
  const dialogs = 'src/screens/agent/AgentDialogs.tsx';
  const voice = 'src/screens/agent/call/VoiceDialog.tsx';
  const transcript = 'src/screens/agent/conversation/callTranscript.ts';
  return [
    { name: 'before the first paint', most: 0, files: new Set(scriptsBeforePaint(page)) },
    { name: 'landing, by itself', most: 65, files: landingFiles(page) },
    { name: 'sign-in and sign-up, in all', most: 110, files: all('src/screens/shell/Visitor.tsx') },
    // 2 kB of them are what other languages cost English readers: a name for each text, and the look for another one; 0.3 kB are
    // the preferences of the account, by which the first figures are written.
    { name: 'dashboard of a stored session, in all', most: 110.5, files: dashboard },
    // Loaded with the first sign-in, change or renewed session.
    further('account', 30, 'app/adapters/supabase/accountPorts.ts'),
    further('billing', 15, 'src/screens/billing/Billing.tsx'),
    further('payments', 15, 'src/screens/payments/Payments.tsx'),
    // With 0.2 kB so that a picture that cannot be read is told, the last one that was picked counts, and none of a try whose answer
    // was lost stays stored after the next one.
    further('edit profile', 15.4, 'src/screens/profile/Account.tsx'),
    further('reset password', 15, 'src/screens/auth/recover/ResetPassword.tsx'),
    further('the agent as a screen', 2, 'src/ui/agent/AgentPanel/AgentScreen.tsx'),
    further('the menu on a phone', 3, 'src/ui/layout/Sidebar/SidebarDrawer.tsx'),
    // With 0.5 kB for its labels: each text has a name, so that it can be said in another language. 0.8 kB are the bubbles, which came
    // with the landing page before, and so with the dashboard.
    further('text chat', 17, dialogs, 'src/screens/agent/chat/ChatDialog.tsx'),
    // With 1 kB for its labels, of which a call has the most, and for saying its sentences in another language.
    further('voice chat, before a call', 21, dialogs, voice, transcript),
    further('phone call', 15, dialogs, 'src/screens/agent/call/PhoneCall.tsx'),
    further('the first toast', 15, 'src/screens/shell/ToastOutlet.tsx'),
    // Code of vendors, loaded while a dialog is already open.
    further('Markdown', 34, 'src/ui/primitives/Markdown/StreamingMarkdown.tsx'),
    further('a call', 72, 'app/adapters/vapi/voice.ts'),
  ];
}
