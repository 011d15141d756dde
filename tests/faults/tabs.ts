import { productAdapters, type AppFixture } from './appFixture.tsx';
import { advanceTime } from './time.ts';

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Another tab is looked at for so many ms. */
export async function hideAndShow(ms = 60_000) {
  setVisibility('hidden');
  await advanceTime(ms);
  setVisibility('visible');
  await advanceTime(100);
  Reflect.deleteProperty(document, 'visibilityState');
}

/** A client of its own over the same stored session. */
export async function openOtherTab({ browser }: AppFixture) {
  const { auth } = productAdapters(browser).ports;
  await auth.start();
  return auth;
}
