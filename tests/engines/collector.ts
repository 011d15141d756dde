import { build } from 'vite';

/** Collects, in the page, what no user should be able to cause. It lasts over a reload, and ends when it is told. */
const collector = `(() => {
  const key = 'collected-faults';
  const add = (fault) => {
    try {
      const all = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      sessionStorage.setItem(key, JSON.stringify([...all, fault]));
    } catch {}
  };
  const { error } = console;
  console.error = (...said) => {
    add('console: ' + said.map((each) => each?.stack ?? String(each)).join(' ').slice(0, 500));
    error.apply(console, said);
  };
  // With this the browser only says that it tells of a size in the next frame instead of this one.
  const isLate = (message) => message === 'ResizeObserver loop completed with undelivered notifications.';
  addEventListener('error', (event) =>
    isLate(event.message) || add(event.message ? 'exception: ' + event.message + ' ' + (event.error?.stack ?? '') : 'not loaded: ' + (event.target.src ?? event.target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => add('unhandled: ' + (reason?.stack ?? reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    add('policy: ' + event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sourceFile + ':' + event.lineNumber));
  globalThis.takeFaults = () => {
    const all = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.removeItem(key);
    return all;
  };
})();`;

/** The finder as one script, made once a run. */
async function finderScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    build: {
      write: false,
      lib: { entry: `${import.meta.dirname}/finder.ts`, name: 'finderParts', formats: ['iife'] },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The finder was not built.');
  return output.output[0].code;
}

let made: Promise<string> | undefined;

/** What the drivers put into each page before its own scripts. */
export const pageScript = async (before = '') =>
  `${collector}\n${before}\n${await (made ??= finderScript())}`;
