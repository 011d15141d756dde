import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pageScript } from './collector.ts';
import type { BrowserOptions, EngineBrowser } from './wanted.ts';

/** FIREFOX_PATH, else Debian's. */
const program = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
export const hasFirefox = existsSync(program);

const answerMs = 20_000;

/** A value of the page: of a text the text itself, of an element how the protocol names it. */
type Evaluated =
  | { type: 'success'; result: { value?: string; sharedId?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

/** A connection that speaks WebDriver BiDi. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const faults: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.type === 'event') {
      // A page that is left ends its requests.
      if (message.method === 'network.fetchError' && !/ABORT/.test(message.params.errorText))
        faults.push(`failed request: ${message.params.errorText} (${message.params.request.url})`);
      return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') asked?.resolve(message.result);
    else asked?.reject(new Error(`${message.error}: ${message.message}`));
  });
  await once(socket, 'open');
  let count = 0;
  /** `Answer`: what the protocol says this command answers. */
  async function send<Answer = unknown>(method: string, params: object): Promise<Answer> {
    const id = (count += 1);
    const answer = await new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method} had no answer.`)), answerMs);
      waiting.set(id, {
        resolve: (value) => (clearTimeout(timer), resolve(value)),
        reject: (error) => (clearTimeout(timer), reject(error)),
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
    return answer as Answer;
  }
  return { send, faults, close: () => socket.close() };
}

/** Firefox without a window, driven over WebDriver BiDi, which it speaks by itself. */
export async function openFirefox({
  width,
  height,
  dark,
  before,
  preferences,
}: BrowserOptions): Promise<EngineBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'parley-firefox-'));
  const settings = {
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
    // A microphone without a device and without a question.
    'media.navigator.streams.fake': true,
    'media.navigator.permission.disabled': true,
    // Nothing asks the network on its own.
    'app.update.enabled': false,
    'browser.safebrowsing.malware.enabled': false,
    'browser.safebrowsing.phishing.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': '',
    'intl.accept_languages': 'en-US',
    ...preferences,
  };
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const running = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, MOZ_DISABLE_CONTENT_SANDBOX: '1', HOME: profile },
    },
  );
  const ended = once(running, 'exit');
  let url = '';
  for await (const line of createInterface(running.stderr)) {
    [, url = ''] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (url) break;
  }
  running.stderr.resume();
  if (!url) throw new Error('Firefox ended before it listened.');
  const { send, faults, close } = await connect(`${url}/session`);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['network.fetchError'] });
  const tree = await send<{ contexts: [{ context: string }] }>('browsingContext.getTree', {});
  const [{ context }] = tree.contexts;
  await send('browsingContext.setViewport', { context, viewport: { width, height } });
  const script = await pageScript(before);
  await send('script.addPreloadScript', { functionDeclaration: `() => { ${script} }` });

  const evaluate = async (expression: string) => {
    const answer = await send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result;
  };

  return {
    open: async (to) => void (await send('browsingContext.navigate', { context, url: to, wait: 'complete' })),
    async evaluate(expression) {
      const { value } = await evaluate(
        `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
      );
      return JSON.parse(value ?? 'null');
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    async chooseFile(path) {
      const { sharedId } = await evaluate(`document.querySelector('input[type=file]')`);
      await send('input.setFiles', { context, element: { sharedId }, files: [path] });
    },
    async picture() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async faults() {
      const { value } = await evaluate('JSON.stringify(globalThis.takeFaults ? takeFaults() : [])');
      return [...faults.splice(0), ...JSON.parse(value ?? '[]')];
    },
    async close() {
      await send('browser.close', {}).catch(() => running.kill());
      close();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
