import { isProvider, type Provider } from '../../../services/providers.ts';

const key = 'parley-adding';

/** Keeps for this tab which way is being added, because the page is left for it. */
export function rememberAdding(provider: Provider) {
  try {
    sessionStorage.setItem(key, provider);
  } catch {
    // Without it nothing is said on coming back, and the list shows it all the same.
  }
}

/** The way that was being added when the page was left. */
export function readAdding(): Provider | undefined {
  try {
    const provider = sessionStorage.getItem(key);
    return isProvider(provider) ? provider : undefined;
  } catch {
    return undefined;
  }
}

/** Has the page told it once. */
export function forgetAdding() {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is stored either.
  }
}
