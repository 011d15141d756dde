import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the started app. */
    origin: string;
  }
}

/** How long the app may take to start, in ms. */
const startTimeoutMs = 200_000;

/** Where people are sent to who want to talk to a person. */
export const supportEmail = 'help@parley.example';

/** Starts the server of `npm start` on a free port and with an empty database. */
export async function startApp(environment: Readonly<Record<string, string>> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'parley-journeys-'));
  const app = spawn(process.execPath, ['server/start.ts'], {
    // The journeys sign up more people in a minute than the limits allow for one machine.
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: directory,
      EMBEDDED_LIMITS: '0',
      // All started apps share one build, which holds this address.
      VITE_SUPPORT_EMAIL: supportEmail,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    app.once('exit', () => resolve());
  });

  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const giveUp = (what: string) =>
      reject(new Error(`${what} It said:\n${said}\nRun \`npm start\` to see it by yourself.`));
    const timer = setTimeout(() => {
      app.kill('SIGTERM');
      giveUp(`The app was not up after ${startTimeoutMs / 1000} s.`);
    }, startTimeoutMs);
    const listen = (chunk: Buffer) => {
      said += String(chunk);
      const [, url] = /App\s+(http:\S+)\s/.exec(said) ?? [];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    };
    app.stdout.on('data', listen);
    app.stderr.on('data', listen);
    app.once('exit', (code) => {
      clearTimeout(timer);
      giveUp(`The app ended with status ${code} before it was up.`);
    });
  });

  async function stop() {
    app.kill('SIGTERM');
    await ended;
    rmSync(directory, { recursive: true, force: true });
  }
  return { origin, stop };
}

/** Starts the app once for all journeys. */
export default async function startedApp(project: TestProject) {
  const { origin, stop } = await startApp();
  project.provide('origin', origin);
  return stop;
}
