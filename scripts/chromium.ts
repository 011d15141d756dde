import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';

/** Root cannot use the sandbox. The other arguments keep the browser from using the network on its own. */
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

/** Debian's Chromium without windows and toolbars, in which a new page takes a sixth of the processor's time. */
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

/** For configuration files. Runs that need no browser load these too, so nothing is thrown where there is none. */
export const chromiumPath = () => findChromium() ?? '/usr/bin/chromium';

/** For tests, which open hundreds of pages and need no window: the headless shell where it is installed. */
export const testChromiumPath = () => firstExisting([process.env['CHROMIUM_PATH'], shell]) ?? chromiumPath();

/**
 * For the stories and all other tests in Chromium that need neither sound nor the newest version. They are most of the time, so
 * `.ci/run` names a browser in FAST_CHROMIUM_PATH that is built to be fast. Without that they run in the same browser as the others.
 */
export const fastChromiumPath = () =>
  firstExisting([process.env['CHROMIUM_PATH'], process.env['FAST_CHROMIUM_PATH']]) ?? testChromiumPath();

const onDebian = () =>
  existsSync('/etc/debian_version') ||
  (existsSync('/etc/os-release') && /debian/i.test(readFileSync('/etc/os-release', 'utf8')));

const asRootOnDebian = () => process.getuid?.() === 0 && onDebian();

/** Without a network, an installation must not hold the tests up. */
const installTimeoutMs = 300_000;

/** Runs commands until one of them fails. The caller checks afterwards whether Chromium is there. */
function install(...commands: readonly (readonly [string, ...string[]])[]) {
  try {
    for (const [command, ...args] of commands) {
      console.log(`Running: ${command} ${args.join(' ')}`);
      execFileSync(command, args, { stdio: 'inherit', timeout: installTimeoutMs });
    }
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
}
const aptInstall = (...names: readonly string[]) =>
  ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names] as const;

/** A font as wide as Arial, which pages show until theirs has loaded: a bare Debian has none, and one story looks at its bold. */
const hasArial = () =>
  ['liberation', 'liberation2', 'msttcorefonts', 'croscore'].some((folder) =>
    existsSync(`/usr/share/fonts/truetype/${folder}`),
  );

/** `npm test` calls this first: finds Chromium, or installs it, or says what to do. CI gets a font for its stories, too. */
function provide() {
  // People keep the Chromium that they have. CI gets the headless shell beside it, because it is faster.
  const enough = process.env['CI'] ? firstExisting([process.env['CHROMIUM_PATH'], shell]) : findChromium();
  const missing = [
    ...(enough ? [] : ['chromium-headless-shell']),
    ...(hasArial() || !process.env['CI'] ? [] : ['fonts-liberation']),
  ];
  if (missing.length > 0 && asRootOnDebian()) install(['apt-get', 'update', '-qq'], aptInstall(...missing));
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
