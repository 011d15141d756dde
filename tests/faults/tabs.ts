import { productAdapters, type AppFixture } from './appFixture.tsx';
import { advanceTime } from './time.ts';

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Hides the page for so many ms of its own time, as when another tab is open. */
export async function hideAndShow(ms = 60_000) {
  setVisibility('hidden');
  await advanceTime(ms);
  setVisibility('visible');
  await advanceTime(100);
  Reflect.deleteProperty(document, 'visibilityState');
}

/** A second client on the same stored session, as another tab has. */
export async function openOtherTab({ browser }: AppFixture) {
  const { auth } = productAdapters(browser).ports;
  await auth.restoreSession();
  return auth;
}
