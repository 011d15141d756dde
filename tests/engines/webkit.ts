import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { pageScript } from './collector.ts';
import { startInjecting } from './injecting.ts';
import type { BrowserOptions, EngineBrowser } from './wanted.ts';

const [browser = ''] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/Xvfb';
export const hasWebKit = [browser, driver, display].every(existsSync);

const answerMs = 20_000;
let opened = 0;

/** `Answer`: what the protocol says this command answers. */
async function ask<Answer = unknown>(
  url: string,
  method: 'DELETE' | 'GET' | 'POST',
  body?: object,
): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(answerMs),
  });
  const { value } = (await answer.json()) as { value: Answer | { error: string; message: string } };
  if (typeof value === 'object' && value !== null && 'error' in value)
    throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function untilUp(url: string) {
  for (const end = Date.now() + answerMs; ;) {
    if (
      await ask(url, 'GET').then(
        () => true,
        () => false,
      )
    )
      return;
    if (Date.now() > end) throw new Error(`${url} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * WebKitGTK's MiniBrowser in a window that nobody sees, driven over WebDriver. Its window is never narrower than about 447
 * pixels. `origin`: the only site that it opens, since its console is collected by what is put into that site's pages.
 */
export async function openWebKit(
  { width, height, dark, before }: BrowserOptions,
  origin: string,
): Promise<EngineBrowser> {
  opened += 1;
  // Of each process that tests, and of each browser in it.
  const screen = `:${1000 + (process.pid % 20_000) + opened}`;
  const port = 20_000 + (process.pid % 20_000) + opened;
  const windows = spawn(display, [screen, '-screen', '0', '1700x1400x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const injecting = await startInjecting(origin, await pageScript(before));
  const running = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen,
      GDK_BACKEND: 'x11',
      GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
      LANG: 'en_US.UTF-8',
      LC_ALL: 'en_US.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const ended = Promise.all([once(windows, 'exit'), once(running, 'exit')]);
  const url = `http://127.0.0.1:${port}`;
  await untilUp(`${url}/status`);
  const { sessionId } = await ask<{ sessionId: string }>(`${url}/session`, 'POST', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', '--enable-media-stream=true', '--enable-mock-capture-devices=true'],
        },
      },
    },
  });
  const session = `${url}/session/${sessionId}`;
  const post = <Answer = unknown>(path: string, body: object = {}) =>
    ask<Answer>(`${session}/${path}`, 'POST', body);

  async function evaluate<Value>(expression: string): Promise<Value> {
    // The page's policy forbids eval, so that the expression goes in as the body of the function.
    const answer = await post<{ value: Value; failure?: string }>('execute/async', {
      args: [],
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve().then(async () => (${expression}))
          .then((value) => done({ value: value ?? null }), (error) => done({ failure: String(error) }));`,
    });
    if (answer.failure !== undefined) throw new Error(answer.failure);
    return answer.value;
  }

  /** The window is larger than what it shows of a page, which is nothing for as long as it has not been drawn. */
  async function resize() {
    for (let attempts = 0; attempts < 20; attempts += 1) {
      const [w, h] = await evaluate<[number, number]>('[innerWidth, innerHeight]');
      if (w === width && h === height) return;
      const now = await ask<{ width: number; height: number }>(`${session}/window/rect`, 'GET');
      const wanted = { width: now.width + width - w, height: now.height + height - h };
      if (wanted.width > 0 && wanted.height > 0) await post('window/rect', wanted);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The window does not become ${width} × ${height}.`);
  }
  await resize();

  return {
    open: async (to) => void (await post('url', { url: to.replace(origin, injecting.origin) })),
    evaluate,
    perform: async (actions) => void (await post('actions', { actions })),
    async chooseFile(path) {
      const element = await post<Record<string, string>>('element', {
        using: 'css selector',
        value: 'input[type=file]',
      });
      const [id] = Object.values(element);
      await post(`element/${id}/value`, { text: path });
    },
    picture: async () => Buffer.from(await ask<string>(`${session}/screenshot`, 'GET'), 'base64'),
    faults: () => evaluate('globalThis.takeFaults ? takeFaults() : []'),
    async close() {
      await ask(session, 'DELETE').catch(() => undefined);
      running.kill();
      windows.kill();
      await ended;
      injecting.close();
    },
  };
}
