import type { Browser, CDPSession } from 'playwright';
import { openBrowser } from './browser.ts';

const port = 9322;

interface Answer {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

/**
 * A page without an inspector. Playwright's pages have one, to read the console: with it, Chromium looks up a source
 * position at the first scheduled task or promise of a module, and parses the module again for that. It turned 40 ms of
 * React's start into 120.
 */
export interface PlainPage {
  /** A command of the DevTools protocol, to this page. */
  send: CDPSession['send'];
  /** Runs a function in the page, without access to variables around it. Rejects when it throws. */
  evaluate: <Result>(run: () => Result) => Promise<Awaited<Result>>;
  /** As `evaluate`, with an argument that can be written as JSON. */
  call: <Argument, Result>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Awaited<Result>>;
  close: () => Promise<void>;
}

interface Size {
  width: number;
  height: number;
  deviceScaleFactor?: number;
}

export interface PlainBrowser {
  /** Opens a page of this size in CSS pixels, with an empty cache. The source text `script` runs first in each document. */
  open: (size: Size, script: string) => Promise<PlainPage>;
  close: () => Promise<void>;
}

async function connect() {
  const version = await fetch(`http://127.0.0.1:${port}/json/version`, { signal: AbortSignal.timeout(5000) });
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`${webSocketDebuggerUrl} does not answer.`)));
  });

  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  // A browser that has closed answers no more.
  socket.addEventListener('close', () => {
    for (const hear of waiting.values()) hear({ error: { message: 'The browser has closed.' } });
  });
  let last = 0;
  const sendTo = (sessionId?: string) =>
    (async (method: string, params: object = {}) => {
      const id = ++last;
      const { result, error } = await new Promise<Answer>((hear) => {
        waiting.set(id, hear);
        socket.send(JSON.stringify({ id, method, params, sessionId }));
      });
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    }) as CDPSession['send'];
  return { sendTo, close: () => socket.close() };
}

function plainPage(send: CDPSession['send'], close: PlainPage['close']): PlainPage {
  async function run<Result>(expression: string) {
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Result;
  }
  return {
    send,
    evaluate: (what) => run(`(${what.toString()})()`),
    call: (what, argument) => run(`(${what.toString()})(${JSON.stringify(argument)})`),
    close,
  };
}

export async function openPlainBrowser(): Promise<PlainBrowser> {
  const browser: Browser = await openBrowser(`--remote-debugging-port=${port}`);
  const { sendTo, close } = await connect().catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  const toBrowser = sendTo();
  return {
    async open({ width, height, deviceScaleFactor = 1 }, script) {
      const { browserContextId } = await toBrowser('Target.createBrowserContext');
      const { targetId } = await toBrowser('Target.createTarget', {
        url: 'about:blank',
        width,
        height,
        browserContextId,
      });
      const { sessionId } = await toBrowser('Target.attachToTarget', { targetId, flatten: true });
      const send = sendTo(sessionId);
      await send('Page.enable');
      await send('Page.addScriptToEvaluateOnNewDocument', { source: script });
      await send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor,
        mobile: false,
      });
      await send('Emulation.setFocusEmulationEnabled', { enabled: true });
      return plainPage(send, async () => {
        await toBrowser('Target.disposeBrowserContext', { browserContextId });
      });
    },
    async close() {
      close();
      await browser.close();
    },
  };
}
