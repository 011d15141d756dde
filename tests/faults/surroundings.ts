import { adapters, type Stage } from './stage.tsx';
import { pass } from './time.ts';

function become(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Another tab is looked at for so many ms. */
export async function hideAndShow(ms = 60_000) {
  become('hidden');
  await pass(ms);
  become('visible');
  await pass(100);
  Reflect.deleteProperty(document, 'visibilityState');
}

/** A client of its own over the same stored session. */
export async function otherTab({ browser }: Stage) {
  const { auth } = adapters(browser).ports;
  await auth.start();
  return auth;
}
