import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';

/** Root may not use the sandbox; the rest keeps the browser off the network by itself. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** CHROMIUM_PATH, else a browser of the machine, else Playwright's own; undefined when there is none. */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** For configurations: they are also loaded by runs that need no browser, so that nothing is thrown here. */
export const chromiumPath = () => findChromium() ?? '/usr/bin/chromium';

const onDebian = () =>
  existsSync('/etc/debian_version') ||
  (existsSync('/etc/os-release') && /debian/i.test(readFileSync('/etc/os-release', 'utf8')));

/** `npm test` calls this first: finds Chromium, or installs it, or says what to do. */
function provide() {
  if (findChromium()) return;
  const attempts: [string, string[]][] =
    process.getuid?.() === 0 && onDebian()
      ? [
          ['apt-get', ['update', '-qq']],
          ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']],
        ]
      : [['npx', ['playwright', 'install', 'chromium']]];
  try {
    for (const [command, args] of attempts) {
      console.log(`No Chromium found. Running: ${command} ${args.join(' ')}`);
      execFileSync(command, args, { stdio: 'inherit' });
    }
  } catch {
    // What is missing is said below, whatever failed.
  }
  if (findChromium()) return;
  console.error(
    'The tests need Chromium and none could be installed.\n' +
      '  Debian, Ubuntu:  sudo apt-get install chromium\n' +
      '  elsewhere:       npx playwright install chromium\n' +
      '  or name one:     CHROMIUM_PATH=/path/to/chromium npm test',
  );
  process.exit(1);
}

if (import.meta.main) provide();
