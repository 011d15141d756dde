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

const firstExisting = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path));

/** Chromium without anything around the page, in a package of its own: a new page costs it a sixth of the processor's time. */
const shell = '/usr/bin/chromium-headless-shell';

/** CHROMIUM_PATH, else a browser of the machine, else Playwright's own; undefined when there is none. */
export function findChromium(): string | undefined {
  return firstExisting([
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    shell,
    chromium.executablePath(),
  ]);
}

/** For configurations: they are also loaded by runs that need no browser, so that nothing is thrown here. */
export const chromiumPath = () => findChromium() ?? '/usr/bin/chromium';

/** The same engine for tests, which open hundreds of pages and look at no window. */
export const testChromiumPath = () => firstExisting([process.env['CHROMIUM_PATH'], shell]) ?? chromiumPath();

const onDebian = () =>
  existsSync('/etc/debian_version') ||
  (existsSync('/etc/os-release') && /debian/i.test(readFileSync('/etc/os-release', 'utf8')));

const asRootOnDebian = () => process.getuid?.() === 0 && onDebian();

/** In ms: without a network it must not hold the tests up. */
const patience = 300_000;

/** Runs commands until one of them fails; what is missing then is said by whoever needs it. */
function install(...commands: readonly (readonly [string, ...string[]])[]) {
  try {
    for (const [command, ...args] of commands) {
      console.log(`Running: ${command} ${args.join(' ')}`);
      execFileSync(command, args, { stdio: 'inherit', timeout: patience });
    }
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
}
const aptInstall = (name: string) =>
  ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name] as const;

/** `npm test` calls this first: finds Chromium, or installs it, or says what to do. */
function provide() {
  // A person who has a Chromium is not given another one; a machine of nobody's saves time by it.
  const enough = process.env['CI'] ? firstExisting([process.env['CHROMIUM_PATH'], shell]) : findChromium();
  if (!enough && asRootOnDebian())
    install(['apt-get', 'update', '-qq'], aptInstall('chromium-headless-shell'));
  if (findChromium()) return;
  install(asRootOnDebian() ? aptInstall('chromium') : ['npx', 'playwright', 'install', 'chromium']);
  if (findChromium()) return;
  console.error(
    'The tests need Chromium and none could be installed.\n' +
      '  Debian, Ubuntu:  sudo apt-get install chromium-headless-shell\n' +
      '  elsewhere:       npx playwright install chromium\n' +
      '  or name one:     CHROMIUM_PATH=/path/to/chromium npm test',
  );
  process.exit(1);
}

if (import.meta.main) provide();
